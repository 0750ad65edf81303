import type { Face } from './faces.ts'

/** What is on nearly every device, with the mean width of a letter in em (the same letters as `Face.average`). */
const standIns: Record<Face['standIn'], { locals: readonly string[]; average: number; generic: string }> = {
  sans: {
    locals: ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Roboto'],
    average: 0.4416,
    generic: 'sans-serif',
  },
  serif: { locals: ['Times New Roman', 'Liberation Serif', 'Times'], average: 0.4001, generic: 'serif' },
  mono: { locals: ['Courier New', 'Liberation Mono', 'Courier'], average: 0.6, generic: 'monospace' },
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
const standInName = ({ family }: Face) => `${family} stand-in`

/** The face, and a stand-in that takes the same room until it has arrived. */
export const named = (face: Face): string => `'${face.family}', '${standInName(face)}'`

/** A `font-family`: the face with its stand-in, and the system's. */
export const stack = (face: Face): string =>
  `${named(face)}, ${face.standIn === 'sans' ? 'system-ui, ' : ''}${standIns[face.standIn].generic}`

/** The `@font-face` of the stand-in: a font of the device drawn as wide and as high as the face, so that nothing moves. */
export function standInFace(face: Face) {
  const { locals, average } = standIns[face.standIn]
  const scale = face.average / average
  return {
    name: standInName(face),
    rule: {
      src: locals.map((local) => `local('${local}')`).join(', '),
      sizeAdjust: percent(scale),
      ascentOverride: percent(face.ascent / scale),
      descentOverride: percent(face.descent / scale),
      lineGapOverride: '0%',
    },
  }
}
