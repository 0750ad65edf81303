import { isOverroundValid, overround } from '@kit/rules'
import type { LivePrices } from '../prices/livePrices.ts'
import type { MarketFacts } from '../prices/marketFacts.ts'
import type { PricedSite } from '../prices/pricingContext.ts'

/** Returns decimal odds in hundredths for the price format of any market; 0 if nothing is on offer. */
const decimalOf = ({ type }: MarketFacts, odds: number): number =>
  odds === 0 || type === 'betfair' ? odds : 100 + odds / 100

/**
 * Returns true if the best prices of a manually priced market do not add up. Other markets have no such sum:
 * exchange prices, sessions, several winners. Sources: MKT-035, Q-081.
 */
export function isUnreliable(prices: Pick<LivePrices, 'slots'>, market: MarketFacts): boolean {
  const isMadeByPeople = market.type === 'bookmaker' || (market.isManual && market.type === 'betfair')
  if (!isMadeByPeople || market.numberOfWinners !== 1 || market.isClosed) return false
  const running = market.runners.filter(({ status }) => status !== 'removed')
  const best = running.map(({ id }) => {
    const { back, lay } = prices.slots(market.id, id)
    return { back: decimalOf(market, back[0]?.odds ?? 0), lay: decimalOf(market, lay[0]?.odds ?? 0) }
  })
  return !isOverroundValid(overround(best))
}

/** Returns true if the brand accepts no bets on a market because its prices do not add up (`enforceOverround`). */
export const isBlockedByOverround = (
  { options, prices }: Pick<PricedSite, 'options' | 'prices'>,
  market: MarketFacts | undefined,
): boolean => options.enforceOverround && market !== undefined && isUnreliable(prices, market)
