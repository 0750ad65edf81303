import type { Draws } from '../draws.ts'
import { findAmong, type GameRules } from './game.ts'

const numbersInAll = 2n ** 32n
/** It is taken in at a hundredfold at the latest. */
const highest = 10_000
/** The height grows e-fold in this time. */
const growthMs = 8000

/**
 * How high the kite flies, in hundredths of the stake: it reaches any height with the chance 0.97 divided by the height,
 * so that no way of playing is better than another.
 */
function fallOf(draws: Draws): number {
  const number = BigInt(draws.below(Number(numbersInAll)))
  const height = Number((97n * numbersInAll) / (numbersInAll - number))
  return Math.min(Math.max(height, 100), highest)
}

/** How high it is so long after the start, in hundredths, as long as it flies. */
export const heightAfter = (ms: number): number => Math.floor(100 * Math.exp(Math.max(0, ms) / growthMs))

/** When it gets higher than a height, in ms after the start. */
export const msUntilAbove = (height: number): number => Math.ceil(growthMs * Math.log((height + 1) / 100))

/** When it reaches a height, in ms after the start. */
export const msUntil = (height: number): number => Math.ceil(growthMs * Math.log(height / 100))

const targets = [150, 200, 300, 500, 1000]

/** Taken in by hand, at any height while it flies. */
export const byHand = 'by-hand'

const selections = [
  { id: byHand, name: 'By hand', pays: highest },
  ...targets.map((target) => ({ id: `at-${target}`, name: `At ${(target / 100).toFixed(2)}`, pays: target })),
]

/** The height a selection takes the kite in at by itself; undefined when the player does it. */
export const targetOf = (selectionId: string): number | undefined =>
  targets.find((target) => selectionId === `at-${target}`)

/** A kite rises, and so does what it pays, until it falls: take it in before. */
export const kite: GameRules & { fallOf(draws: Draws): number } = {
  mode: 'rising',
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
