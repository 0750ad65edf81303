import type { PaymentType } from '@kit/sdk/contract'
import { latinDigits } from '@kit/ui'
import { paymentTypeFacts } from '../paymentTypeFacts.ts'

/** Returns true if the references of a method may have letters: those of NEFT begin with the letters of a bank. */
export const takesLetters = (type: PaymentType): boolean => paymentTypeFacts[type].hasLetterReference === true

/**
 * The reference as it is sent, without spaces. Undefined when it is not 6 to 12 digits, nor, where the method takes letters,
 * a bank's reference of NEFT or RTGS. Source: DEP-041, DEP-044, Q-017.
 */
export function utrOf(text: string, type?: PaymentType): string | undefined {
  const reference = latinDigits(text).replaceAll(/\s/g, '').toUpperCase()
  const isBanks = type !== undefined && takesLetters(type) && /^[A-Z]{4}[A-Z\d]{8,18}$/.test(reference)
  return isBanks || /^\d{6,12}$/.test(reference) ? reference : undefined
}
