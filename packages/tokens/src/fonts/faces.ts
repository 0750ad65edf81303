/** A file of a package for each subset, or one file by its path. */
type FaceFile =
  | { weight: string; before: string; after: string }
  | { weight: string; file: string; unicodeRange?: string }

/**
 * A font family of the brand's own files. The build measures the files, so that nothing shifts when the font replaces
 * its fallback.
 */
export interface OwnFace {
  /** The name in `font-family`. */
  family: string
  /**
   * WOFF2 files: paths relative to the brand's file, as in `'./harbour-sans.woff2'`, or imports. A variable font is
   * one file; otherwise one for each weight.
   */
  files: readonly string[]
  /** The kind of font that is shown until the file has loaded. Default: sans. */
  standIn?: Face['standIn']
}

/**
 * A font family as its package ships it, with the metrics its fallback needs, measured in a browser at weight 400. A
 * test measures again.
 */
export interface Face {
  /** The name in `font-family`. */
  family: string
  /** Files by weight, without the subset: `…-latin-wght-normal.woff2` is `[before, after]` around `latin`. */
  files: readonly FaceFile[]
  /** Mean width of an English letter, spaces included, in em. */
  average: number
  /** Space above and below the baseline, in em. */
  ascent: number
  descent: number
  standIn: 'sans' | 'serif' | 'mono'
  /** True for a face of digits and symbols only; letters use the next family of the list. */
  figuresOnly?: true
}

const variable = (name: string, weight: string): Face['files'] => [
  { weight, before: `@fontsource-variable/${name}/files/${name}-`, after: '-wght-normal.woff2' },
]
const fixed = (name: string, ...weights: string[]): Face['files'] =>
  weights.map((weight) => ({
    weight,
    before: `@fontsource/${name}/files/${name}-`,
    after: `-${weight}-normal.woff2`,
  }))

export const inter: Face = {
  family: 'Inter Variable',
  files: variable('inter', '100 900'),
  average: 0.4739,
  ascent: 0.969,
  descent: 0.241,
  standIn: 'sans',
}
export const sora: Face = {
  family: 'Sora Variable',
  files: variable('sora', '100 800'),
  average: 0.5028,
  ascent: 0.97,
  descent: 0.29,
  standIn: 'sans',
}
export const nunito: Face = {
  family: 'Nunito Variable',
  files: variable('nunito', '200 1000'),
  average: 0.4492,
  ascent: 1.011,
  descent: 0.353,
  standIn: 'sans',
}
export const baloo: Face = {
  family: 'Baloo 2 Variable',
  files: variable('baloo-2', '400 800'),
  average: 0.4277,
  ascent: 1.078,
  descent: 0.524,
  standIn: 'sans',
}
export const plexSans: Face = {
  family: 'IBM Plex Sans Variable',
  files: variable('ibm-plex-sans', '100 700'),
  average: 0.447,
  ascent: 1.025,
  descent: 0.275,
  standIn: 'sans',
}
export const plexMono: Face = {
  family: 'IBM Plex Mono',
  files: fixed('ibm-plex-mono', '500', '600'),
  average: 0.6,
  ascent: 1.025,
  descent: 0.275,
  standIn: 'mono',
  // Its l, which abbreviates lakh, is too similar to its 1.
  figuresOnly: true,
}
export const sourceSerif: Face = {
  family: 'Source Serif 4 Variable',
  files: variable('source-serif-4', '200 900'),
  average: 0.4762,
  ascent: 1.036,
  descent: 0.335,
  standIn: 'serif',
}
export const sourceSans: Face = {
  family: 'Source Sans 3 Variable',
  files: variable('source-sans-3', '200 900'),
  average: 0.4162,
  ascent: 1.024,
  descent: 0.4,
  standIn: 'sans',
}
export const playfair: Face = {
  family: 'Playfair Display Variable',
  files: variable('playfair-display', '400 900'),
  average: 0.4497,
  ascent: 1.082,
  descent: 0.251,
  standIn: 'serif',
}
export const chakra: Face = {
  family: 'Chakra Petch',
  files: fixed('chakra-petch', '600', '700'),
  average: 0.4733,
  ascent: 0.992,
  descent: 0.308,
  standIn: 'sans',
}
export const space: Face = {
  family: 'Space Grotesk Variable',
  files: variable('space-grotesk', '300 700'),
  average: 0.4897,
  ascent: 0.984,
  descent: 0.292,
  standIn: 'sans',
}
