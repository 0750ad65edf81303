import { adjustmentText, defineBrand } from '@kit/tokens/define'

/** An accent as `#rrggbb`: `1B6FAE` and `#17b` are written out, anything else is returned as it is. */
export function hexOf(text: string): string {
  const [, digits] = /^#?((?:[0-9a-f]{3}){1,2})$/i.exec(text.trim()) ?? []
  if (!digits) return text
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}

const brandOf = (accent: string) => defineBrand({ name: 'site', label: 'Site', accent })

/** One sentence about an accent that is no colour, or that no brand can be built with; undefined for one that works. */
export function accentFault(accent: string): string | undefined {
  if (!/^#[0-9a-f]{6}$/.test(accent))
    return `The accent "${accent}" is no colour of the form #1b6fae: give six digits from 0 to f.`
  try {
    brandOf(accent)
    return undefined
  } catch (error) {
    const [, ...problems] = String(error instanceof Error ? error.message : error).split('\n- ')
    return `The accent ${accent} makes no brand that can be read: in ${problems[0] ?? 'both modes it fails.'} Choose another accent.`
  }
}

/** What the brand changes of an accent so that it can be read: a sentence for each mode. */
export const accentMoves = (accent: string): string[] =>
  brandOf(accent)
    .made.design.adjustments.filter(({ name }) => name === 'accent')
    .map(adjustmentText)
