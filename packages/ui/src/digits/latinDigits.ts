/** The zeros of the digits that are typed in India and in Arabic script; nine more follow each. */
const zeros = [0x0660, 0x06f0, 0x0966]

/** A text with the digits of other scripts as 0 to 9: what a player types on an Arabic, Persian or Hindi keyboard. */
export function latinDigits(text: string): string {
  return [...text]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0
      const zero = zeros.find((first) => code >= first && code < first + 10)
      return zero === undefined ? sign : String(code - zero)
    })
    .join('')
}
