import type { Face, OwnFace } from './faces.ts'

interface Local {
  locals: readonly string[]
  /** Mean letter width in em, by the same table as `Face.average`. */
  average: number
}

/** Local fonts: first those of nearly every device, then those of a minimal Linux. */
const standIns: Record<Face['standIn'], { fonts: readonly Local[]; generic: string }> = {
  sans: {
    fonts: [
      { locals: ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Roboto'], average: 0.4416 },
      { locals: ['DejaVu Sans'], average: 0.5069 },
    ],
    generic: 'sans-serif',
  },
  serif: {
    fonts: [
      { locals: ['Times New Roman', 'Liberation Serif', 'Times'], average: 0.4001 },
      { locals: ['DejaVu Serif'], average: 0.5122 },
    ],
    generic: 'serif',
  },
  mono: {
    fonts: [{ locals: ['Courier New', 'Liberation Mono', 'Courier', 'DejaVu Sans Mono'], average: 0.6 }],
    generic: 'monospace',
  },
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
const kindOf = ({ standIn = 'sans' }: Face | OwnFace) => standIn
const standInName = ({ family }: Face | OwnFace, index: number) =>
  `${family} stand-in${index === 0 ? '' : ` ${index + 1}`}`

/** The fallbacks have the same metrics and are used until the face has loaded. */
export const named = (face: Face | OwnFace): string =>
  [face.family, ...standIns[kindOf(face)].fonts.map((_, index) => standInName(face, index))]
    .map((family) => `'${family}'`)
    .join(', ')

/** The face, its fallbacks, and the system's font. */
export const stack = (face: Face | OwnFace): string =>
  `${named(face)}, ${kindOf(face) === 'sans' ? 'system-ui, ' : ''}${standIns[kindOf(face)].generic}`

/**
 * Returns the `@font-face` of each fallback: local fonts scaled to the face's width and height, so that nothing
 * shifts.
 */
export const standInFaces = (face: Face) =>
  standIns[face.standIn].fonts.map(({ locals, average }, index) => {
    const scale = face.average / average
    return {
      name: standInName(face, index),
      rule: {
        src: locals.map((local) => `local('${local}')`).join(', '),
        sizeAdjust: percent(scale),
        ascentOverride: percent(face.ascent / scale),
        descentOverride: percent(face.descent / scale),
        lineGapOverride: '0%',
      },
    }
  })
