import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, formatHex } from 'culori'
import { difference } from './contrast.ts'
import { colorOf } from './hex.ts'

/**
 * Simulated colour blindness by the matrices of Machado, Oliveira and Fernandes (2009) at full severity, from the
 * library.
 */
const simulated = {
  'full colour': (hex: string) => hex,
  'protan (no red)': (hex: string) => formatHex(filterDeficiencyProt(1)(colorOf(hex))),
  'deutan (no green)': (hex: string) => formatHex(filterDeficiencyDeuter(1)(colorOf(hex))),
  'tritan (no blue)': (hex: string) => formatHex(filterDeficiencyTrit(1)(colorOf(hex))),
} satisfies Record<string, (hex: string) => string>

export type Vision = keyof typeof simulated
export const visions = Object.keys(simulated) as Vision[]

export const seenBy = (vision: Vision, hex: string): string => simulated[vision](hex)

/**
 * The minimum distance of two colours of opposite meaning for every kind of colour vision: three times the just
 * noticeable difference.
 */
export const minColorDistance = 0.06

export function worstDifference(one: string, other: string): { vision: Vision; difference: number } {
  return visions
    .map((vision) => ({ vision, difference: difference(seenBy(vision, one), seenBy(vision, other)) }))
    .reduce((worst, next) => (next.difference < worst.difference ? next : worst))
}

/**
 * Distances to reach in OKLab, where 0.02 is just noticeable: for full colour vision, and for eyes without red, green
 * or blue cones. A meaning is recognised from memory and without a comparison, so full colour needs several times the
 * noticeable distance. A colour-blind player also reads it from its glyph, its word and its position, so less is enough.
 */
export interface Floor {
  full: number
  colorBlind: number
}

export const floors = {
  /** Colours that reassure or invite, and the colour of danger. */
  alarm: { full: 0.14, colorBlind: 0.04 },
  /** Meanings that are each other's opposite. Most players of this kit read them from colour first. */
  opposite: { full: 0.12, colorBlind: minColorDistance },
  /** Two degrees of the same alarm, and two voices of the same brand. */
  degree: { full: 0.1, colorBlind: 0.04 },
} as const satisfies Record<string, Floor>

export const floorOf = ({ full, colorBlind }: Floor, vision: Vision): number =>
  vision === 'full colour' ? full : colorBlind

/** Returns true if two colours are distinct for every kind of colour vision. */
export const areApart = (one: string, other: string, floor: Floor): boolean =>
  visions.every((vision) => difference(seenBy(vision, one), seenBy(vision, other)) >= floorOf(floor, vision))
