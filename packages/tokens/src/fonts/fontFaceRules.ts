import type { Face } from './faces.ts'
import { standInFaces } from './standIn.ts'

export interface FontFaceRule {
  family: string
  descriptors: {
    src: string
    fontWeight?: string
    fontDisplay?: 'swap'
    unicodeRange?: string
    sizeAdjust?: string
    ascentOverride?: string
    descentOverride?: string
    lineGapOverride?: string
  }
}

/**
 * The shipped subsets, with their packages' unicode ranges; a browser loads only those with characters of the page.
 */
const subsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const

/** Digits and the signs around them; no space, because a space also separates words. */
const figures = { latin: 'U+0025,U+002B-003A,U+003C,U+20B9,U+2212' } as const

/** Unquoted, a word that begins with a digit ("Baloo 2") is invalid, and the browser drops the whole rule. */
const quoted = (family: string) => `"${family}"`

/** Returns the face's files by weight and subset, and the fallbacks until they are loaded. */
export function fontFaceRules(face: Face): FontFaceRule[] {
  const family = quoted(face.family)
  const files = face.files.flatMap((file) => {
    const common = { fontWeight: file.weight, fontDisplay: 'swap' as const }
    const source = (address: string) => ({ src: `url('${address}') format('woff2')`, ...common })
    if ('file' in file) {
      const { unicodeRange } = file
      return [{ family, descriptors: { ...source(file.file), ...(unicodeRange && { unicodeRange }) } }]
    }
    return Object.entries(face.figuresOnly ? figures : subsets).map(([subset, unicodeRange]) => ({
      family,
      descriptors: { ...source(`${file.before}${subset}${file.after}`), unicodeRange },
    }))
  })
  const range = face.figuresOnly && { unicodeRange: figures.latin }
  const fallbacks = standInFaces(face).map(({ name, rule }) => ({
    family: quoted(name),
    descriptors: { ...rule, ...range },
  }))
  return [...files, ...fallbacks]
}
