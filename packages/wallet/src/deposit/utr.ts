import { latinDigits } from '@kit/ui'

/** The reference as it is sent, without spaces; undefined when it is not 6 to 12 digits. Source: DEP-041, DEP-044, Q-017. */
export function utrOf(text: string): string | undefined {
  const digits = latinDigits(text).replaceAll(/\s/g, '')
  return /^\d{6,12}$/.test(digits) ? digits : undefined
}
