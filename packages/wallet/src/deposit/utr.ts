import type { PaymentType } from '@kit/sdk/contract'
import { latinDigits } from '@kit/ui'
import { paymentTypeFacts } from '../paymentTypeFacts.ts'

/**
 * Returns true if the references of a method may contain letters: those of NEFT start with the
 * letters of a bank.
 */
export const takesLetters = (type: PaymentType): boolean => paymentTypeFacts[type].hasLetterReference === true

/**
 * Returns the reference as sent, without spaces. Undefined if it is neither 6 to 12 digits nor, for
 * methods with letters, a bank reference of NEFT or RTGS. Source: DEP-041, DEP-044, Q-017.
 */
export function utrOf(text: string, type?: PaymentType): string | undefined {
  const reference = latinDigits(text).replaceAll(/\s/g, '').toUpperCase()
  const isBanks = type !== undefined && takesLetters(type) && /^[A-Z]{4}[A-Z\d]{8,18}$/.test(reference)
  return isBanks || /^\d{6,12}$/.test(reference) ? reference : undefined
}
