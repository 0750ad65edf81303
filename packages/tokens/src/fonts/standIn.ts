import type { Face } from './faces.ts'

/** Fonts on nearly every device, with the mean letter width in em (by the same table as `Face.average`). */
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

/** The face, and a fallback of the same metrics until it has loaded. */
export const named = (face: Face): string => `'${face.family}', '${standInName(face)}'`

/** A `font-family`: the face, its fallback, and the system's. */
export const stack = (face: Face): string =>
  `${named(face)}, ${face.standIn === 'sans' ? 'system-ui, ' : ''}${standIns[face.standIn].generic}`

/** The `@font-face` of the fallback: a local font scaled to the face's width and height, so that nothing shifts. */
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
