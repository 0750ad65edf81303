import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, formatHex } from 'culori'
import { difference } from './contrast.ts'
import { colorOf } from './hex.ts'

/**
 * What eyes without red, green or blue cones see, by the matrices of Machado, Oliveira and Fernandes (2009) at full
 * severity, as the library carries them.
 */
const simulated = {
  'full colour': (hex: string) => hex,
  'protan (no red)': (hex: string) => formatHex(filterDeficiencyProt(1)(colorOf(hex))),
  'deutan (no green)': (hex: string) => formatHex(filterDeficiencyDeuter(1)(colorOf(hex))),
  'tritan (no blue)': (hex: string) => formatHex(filterDeficiencyTrit(1)(colorOf(hex))),
} satisfies Record<string, (hex: string) => string>

export type Vision = keyof typeof simulated
export const visions = Object.keys(simulated) as Vision[]

/** The colour as that eye sees it. */
export const seenBy = (vision: Vision, hex: string): string => simulated[vision](hex)

/** The least that two colours of opposite meaning must lie apart for every eye: three times what is just told apart. */
export const leastDifference = 0.06

/** How far apart they lie for the eye that tells them apart worst. */
export function worstDifference(one: string, other: string): { vision: Vision; difference: number } {
  return visions
    .map((vision) => ({ vision, difference: difference(seenBy(vision, one), seenBy(vision, other)) }))
    .reduce((worst, next) => (next.difference < worst.difference ? next : worst))
}
