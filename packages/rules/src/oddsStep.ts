import type { Odds } from '@kit/sdk/contract'
import { priceLadder } from './priceLadder.ts'

/**
 * One press of the odds stepper, in hundredths: by 0.01 when the odds being edited have a fraction, else by 1, never
 * below 0. Source: the slip's odd steps, Q-011.
 */
export function stepOdds(odds: Odds, direction: 1 | -1): Odds {
  const step = odds % 100 === 0 ? 100 : 1
  return Math.max(0, odds + direction * step)
}

/** The price of the exchange's ladder that is nearest to these odds, in hundredths; of two the lower. */
export const nearestLadderPrice = (odds: Odds): Odds =>
  priceLadder.reduce((near, price) => (Math.abs(price - odds) < Math.abs(near - odds) ? price : near))

/** The next price of the exchange's ladder, up or down; its ends stay. Odds between two of them go to the near one. */
export function ladderStep(odds: Odds, direction: 1 | -1): Odds {
  const next =
    direction > 0 ? priceLadder.find((step) => step > odds) : priceLadder.findLast((step) => step < odds)
  return next ?? priceLadder.at(direction > 0 ? -1 : 0) ?? odds
}
