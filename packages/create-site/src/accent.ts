import { adjustmentText, defineBrand } from '@kit/tokens/define'

/** Expands `1B6FAE` and `#17b`; other texts are returned unchanged. */
export function hexOf(text: string): string {
  const [, digits] = /^#?((?:[0-9a-f]{3}){1,2})$/i.exec(text.trim()) ?? []
  if (!digits) return text
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}

/** Returns undefined for a colour. Every colour makes a brand. */
export const accentFault = (accent: string): string | undefined =>
  /^#[0-9a-f]{6}$/.test(accent)
    ? undefined
    : `The accent "${accent}" is not a colour of the form #1b6fae: give six digits from 0 to f.`

/** A sentence per mode in which readability requires an adjustment. */
export const accentMoves = (accent: string): string[] =>
  defineBrand({ name: 'site', label: 'Site', accent })
    .made.design.adjustments.filter(({ name }) => name === 'accent')
    .map(adjustmentText)
