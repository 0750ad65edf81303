import './jitless.ts'
import * as z from 'zod/mini'
import { odds } from './money.ts'
import type { PriceSize } from './price.ts'

const run = z._default(z.number().check(z.minimum(0), z.maximum(100_000)), 0)
const perHundred = z._default(odds, 0)

/**
 * One side of a session market in the specification's form: the main line and two more. A line without run or odds is not
 * on offer.
 */
export const sessionSide = z.object({
  run,
  run1: run,
  run2: run,
  odd: perHundred,
  odd1: perHundred,
  odd2: perHundred,
})
type SessionSide = z.output<typeof sessionSide>

/** The lines on offer, the main one first. They have no sizes. */
export const levelsOfSide = (side: SessionSide): PriceSize[] =>
  [
    { run: side.run, odds: side.odd, size: 0n },
    { run: side.run1, odds: side.odd1, size: 0n },
    { run: side.run2, odds: side.odd2, size: 0n },
  ].filter((line) => line.run > 0 && line.odds > 0)

export const sideOfLevels = ([main, second, third]: readonly PriceSize[]): SessionSide => ({
  run: main?.run ?? 0,
  run1: second?.run ?? 0,
  run2: third?.run ?? 0,
  odd: main?.odds ?? 0,
  odd1: second?.odds ?? 0,
  odd2: third?.odds ?? 0,
})
