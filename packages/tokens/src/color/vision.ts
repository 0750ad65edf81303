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
