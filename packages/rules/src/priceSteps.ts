import type { MarketType, Odds, Side } from '@kit/sdk/contract'
import { priceLadder } from './priceLadder.ts'

/** The price an order requests or gets: odds in hundredths, and the run of a session (0 elsewhere). */
export interface RequestedPrice {
  odds: Odds
  run: number
}

/** Step of a bookmaker's odds (per 100), in hundredths: one. */
const bookmakerStep = 100

/** Returns exchange odds some steps lower or higher on the ladder. Odds between two prices are half a step from each. */
function onLadder(odds: Odds, steps: number, isLower: boolean): Odds {
  const reached = isLower
    ? priceLadder.filter((step) => step < odds).at(-steps)
    : priceLadder.filter((step) => step > odds)[steps - 1]
  return reached ?? (isLower ? (priceLadder[0] ?? odds) : (priceLadder.at(-1) ?? odds))
}

/**
 * Returns the price that is a number of steps worse for the player: by the ladder for an exchange, by whole odds for a
 * bookmaker, by the run at the same odds for a session. Lower odds are worse for backers, higher odds for layers.
 * Source: Q-131.
 */
export function worsePrice(
  { side, odds, run, marketType }: RequestedPrice & { side: Side; marketType: MarketType },
  steps: number,
): RequestedPrice {
  if (steps <= 0) return { odds, run }
  const isBack = side === 'back'
  if (marketType === 'session') return { odds, run: isBack ? run + steps : Math.max(0, run - steps) }
  if (marketType === 'betfair') return { odds: onLadder(odds, steps, isBack), run }
  return { odds: isBack ? Math.max(1, odds - steps * bookmakerStep) : odds + steps * bookmakerStep, run }
}
