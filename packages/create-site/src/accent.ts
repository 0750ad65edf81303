import { adjustmentText, defineBrand } from '@kit/tokens/define'

/** Returns an accent as `#rrggbb`: `1B6FAE` and `#17b` are expanded, other texts are returned unchanged. */
export function hexOf(text: string): string {
  const [, digits] = /^#?((?:[0-9a-f]{3}){1,2})$/i.exec(text.trim()) ?? []
  if (!digits) return text
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}

/** Returns an error for an accent that is not a colour, or undefined. Every colour makes a brand. */
export const accentFault = (accent: string): string | undefined =>
  /^#[0-9a-f]{6}$/.test(accent)
    ? undefined
    : `The accent "${accent}" is not a colour of the form #1b6fae: give six digits from 0 to f.`

/** Returns how the brand adjusts an accent for readability: a sentence per mode. */
export const accentMoves = (accent: string): string[] =>
  defineBrand({ name: 'site', label: 'Site', accent })
    .made.design.adjustments.filter(({ name }) => name === 'accent')
    .map(adjustmentText)
