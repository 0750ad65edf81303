import type { Draws } from '../draws.ts'
import { findAmong, type GameRules } from './game.ts'

const numbersInAll = 2n ** 32n
/** The highest multiplier, at which every bet is cashed out, in hundredths. */
const highest = 10_000
/** Time in which the multiplier grows e-fold, in ms. */
const growthMs = 8000

/**
 * Returns the multiplier at which the round crashes, in hundredths. It reaches a multiplier with probability
 * 0.97 / multiplier, so that no strategy is better than another.
 */
function crashPointOf(draws: Draws): number {
  const number = BigInt(draws.below(Number(numbersInAll)))
  const multiplier = Number((97n * numbersInAll) / (numbersInAll - number))
  return Math.min(Math.max(multiplier, 100), highest)
}

/** Returns the multiplier after a time, in hundredths. */
export const multiplierAfter = (ms: number): number => Math.floor(100 * Math.exp(Math.max(0, ms) / growthMs))

/** Returns the ms from the start until the multiplier is exceeded. */
export const msUntilAbove = (multiplier: number): number =>
  Math.ceil(growthMs * Math.log((multiplier + 1) / 100))

/** Returns the ms from the start until the multiplier is reached. */
export const msUntil = (multiplier: number): number => Math.ceil(growthMs * Math.log(multiplier / 100))

const targets = [150, 200, 300, 500, 1000]

/** Cash out by hand, at any multiplier. */
export const byHand = 'by-hand'

const selections = [
  { id: byHand, name: 'Cash out yourself', pays: highest },
  ...targets.map((target) => ({ id: `at-${target}`, name: `At ${(target / 100).toFixed(2)}`, pays: target })),
]

/** Returns the multiplier of a selection's automatic cash-out, or undefined for cash-out by hand. */
export const targetOf = (selectionId: string): number | undefined =>
  targets.find((target) => selectionId === `at-${target}`)

/** Rules of a crash game: the multiplier rises until the round crashes. Rounds name these rules `kite`. */
export const crash: GameRules & { crashPointOf(draws: Draws): number } = {
  mode: 'rising',
  returns: 97,
  selections,
  find: findAmong(selections),
  crashPointOf,
  draw(draws) {
    const fall = crashPointOf(draws)
    const text = (fall / 100).toFixed(2)
    return {
      outcome: { text: `The kite fell after ${text}`, symbols: [text] },
      pays(selectionId) {
        const target = targetOf(selectionId)
        return target !== undefined && target <= fall ? target : 0
      },
    }
  },
}
