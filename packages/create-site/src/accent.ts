import { adjustmentText, defineBrand } from '@kit/tokens/define'

/** An accent as `#rrggbb`: `1B6FAE` and `#17b` are written out, anything else is returned as it is. */
export function hexOf(text: string): string {
  const [, digits] = /^#?((?:[0-9a-f]{3}){1,2})$/i.exec(text.trim()) ?? []
  if (!digits) return text
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}

/** One sentence about an accent that is no colour; every colour makes a brand. */
export const accentFault = (accent: string): string | undefined =>
  /^#[0-9a-f]{6}$/.test(accent)
    ? undefined
    : `The accent "${accent}" is no colour of the form #1b6fae: give six digits from 0 to f.`

/** What the brand changes of an accent so that it can be read: a sentence for each mode. */
export const accentMoves = (accent: string): string[] =>
  defineBrand({ name: 'site', label: 'Site', accent })
    .made.design.adjustments.filter(({ name }) => name === 'accent')
    .map(adjustmentText)
