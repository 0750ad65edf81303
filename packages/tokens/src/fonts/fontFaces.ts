import { globalFontFace } from '@vanilla-extract/css'
import type { Face } from './faces.ts'
import { standInFace } from './standIn.ts'

/**
 * The subsets that are shipped, with their packages' unicode ranges; a browser loads only those a page has characters
 * of.
 */
const subsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const

/** Digits and the signs around them; no space, because a space also separates words. */
const figures = { latin: 'U+0025,U+002B-003A,U+003C,U+20B9,U+2212' } as const

/** Writes the `@font-face` rules of a brand's families and their fallbacks, for a `theme.css.ts`. */
export function fontFaces(...faces: Face[]): void {
  // Unquoted, a word that begins with a digit ("Baloo 2") is invalid, and the browser drops the whole rule.
  const quoted = (family: string) => `"${family}"`
  for (const face of faces) {
    globalFontFace(
      quoted(face.family),
      face.files.flatMap(({ weight, before, after }) =>
        Object.entries(face.figuresOnly ? figures : subsets).map(([subset, unicodeRange]) => ({
          src: `url('${before}${subset}${after}') format('woff2')`,
          fontWeight: weight,
          fontDisplay: 'swap' as const,
          unicodeRange,
        })),
      ),
    )
    const { name, rule } = standInFace(face)
    globalFontFace(quoted(name), face.figuresOnly ? { ...rule, unicodeRange: figures.latin } : rule)
  }
}
