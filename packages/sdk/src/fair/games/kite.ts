import type { Draws } from '../draws.ts'
import { findAmong, type GameRules } from './game.ts'

const numbersInAll = 2n ** 32n
/** The height of the automatic cash-out, in hundredths. */
const highest = 10_000
/** The time in which the height grows e-fold. */
const growthMs = 8000

/**
 * The height at which the kite crashes, in hundredths of the stake. It reaches a height with probability 0.97 / height,
 * so that no strategy is better than another.
 */
function fallOf(draws: Draws): number {
  const number = BigInt(draws.below(Number(numbersInAll)))
  const height = Number((97n * numbersInAll) / (numbersInAll - number))
  return Math.min(Math.max(height, 100), highest)
}

/** The height after a time, in hundredths. */
export const heightAfter = (ms: number): number => Math.floor(100 * Math.exp(Math.max(0, ms) / growthMs))

/** When it exceeds a height, in ms after the start. */
export const msUntilAbove = (height: number): number => Math.ceil(growthMs * Math.log((height + 1) / 100))

/** When it reaches a height, in ms after the start. */
export const msUntil = (height: number): number => Math.ceil(growthMs * Math.log(height / 100))

const targets = [150, 200, 300, 500, 1000]

/** Cash out by hand, at any height. */
export const byHand = 'by-hand'

const selections = [
  { id: byHand, name: 'Cash out yourself', pays: highest },
  ...targets.map((target) => ({ id: `at-${target}`, name: `At ${(target / 100).toFixed(2)}`, pays: target })),
]

/** The height of a selection's automatic cash-out; undefined for cash-out by hand. */
export const targetOf = (selectionId: string): number | undefined =>
  targets.find((target) => selectionId === `at-${target}`)

/** A crash game: the payout rises with the kite until it falls. */
export const kite: GameRules & { fallOf(draws: Draws): number } = {
  mode: 'rising',
  returns: 97,
  selections,
  find: findAmong(selections),
  fallOf,
  draw(draws) {
    const fall = fallOf(draws)
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
