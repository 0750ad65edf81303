import type { MarketType, Odds, Side } from '@kit/sdk/contract'
import { priceLadder } from './priceLadder.ts'

/** What an order asks for or gets: odds in hundredths, and the run of a session (0 elsewhere). */
export interface AskedPrice {
  odds: Odds
  run: number
}

/** A bookmaker's odds are per 100 and move by whole ones, in hundredths. */
const bookmakerStep = 100

/** Exchange odds some steps lower or higher on the ladder. Odds between two steps are half a step from each. */
function onLadder(odds: Odds, steps: number, isLower: boolean): Odds {
  const reached = isLower
    ? priceLadder.filter((step) => step < odds).at(-steps)
    : priceLadder.filter((step) => step > odds)[steps - 1]
  return reached ?? (isLower ? (priceLadder[0] ?? odds) : (priceLadder.at(-1) ?? odds))
}

/**
 * The price that is a number of steps worse for the player: of an exchange by its ladder, of a bookmaker by whole odds,
 * of a session by its run, at the same odds. Backers are worse off by lower odds, layers by higher. Source: Q-131.
 */
export function worsePrice(
  { side, odds, run, marketType }: AskedPrice & { side: Side; marketType: MarketType },
  steps: number,
): AskedPrice {
  if (steps <= 0) return { odds, run }
  const isBack = side === 'back'
  if (marketType === 'session') return { odds, run: isBack ? run + steps : Math.max(0, run - steps) }
  if (marketType === 'betfair') return { odds: onLadder(odds, steps, isBack), run }
  return { odds: isBack ? Math.max(1, odds - steps * bookmakerStep) : odds + steps * bookmakerStep, run }
}
