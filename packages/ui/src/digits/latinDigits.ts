/** The zero digits of Arabic, Indian and full-width scripts; the other nine digits follow each. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10]

/** Returns the text with the digits of other scripts as 0 to 9, e.g. those of an Arabic, Persian or Hindi keyboard. */
export function latinDigits(text: string): string {
  return [...text]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0
      const zero = zeros.find((first) => code >= first && code < first + 10)
      return zero === undefined ? sign : String(code - zero)
    })
    .join('')
}
