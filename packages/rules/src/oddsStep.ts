import type { Odds } from '@kit/sdk/contract'
import { priceLadder } from './priceLadder.ts'

/**
 * Returns the odds after one press of the odds stepper, in hundredths: a step of 0.01 if the odds have a fraction, else
 * of 1, never below 0. Source: the slip's odds steps, Q-011.
 */
export function stepOdds(odds: Odds, direction: 1 | -1): Odds {
  const step = odds % 100 === 0 ? 100 : 1
  return Math.max(0, odds + direction * step)
}

/**
 * Returns the price of the exchange's ladder nearest to these odds, in hundredths; of two equally near ones the lower.
 */
export const nearestLadderPrice = (odds: Odds): Odds =>
  priceLadder.reduce((near, price) => (Math.abs(price - odds) < Math.abs(near - odds) ? price : near))

/**
 * Returns the next price of the exchange's ladder, up or down; the first and last price stay. Odds between two prices
 * go to the nearer one.
 */
export function ladderStep(odds: Odds, direction: 1 | -1): Odds {
  const next =
    direction > 0 ? priceLadder.find((step) => step > odds) : priceLadder.findLast((step) => step < odds)
  return next ?? priceLadder.at(direction > 0 ? -1 : 0) ?? odds
}
