import { formatDecimalOdds, formatOdds } from '@kit/ui'
import type { MarketType, Odds, Side } from '@kit/sdk/contract'

/** Returns odds per 100 as bookmakers and sessions show them: without decimals if whole. */
const perHundred = (odds: Odds): string => formatDecimalOdds(odds).replace(/\.00$/, '')

/**
 * Returns a price in its market's format: odds in the page's format for the exchange, the profit on a stake of 100 for
 * a bookmaker, and the run followed by the odds for a session.
 */
export function formatPrice({
  marketType,
  odds,
  run,
}: {
  marketType: MarketType
  odds: Odds
  run: number
}): string {
  if (marketType === 'session') return `${run} @ ${perHundred(odds)}`
  return marketType === 'bookmaker' ? perHundred(odds) : formatOdds(odds)
}

/** Returns a price for use inside a sentence. In right-to-left text the run still comes before its odds. */
export const priceInText = (price: Parameters<typeof formatPrice>[0]): string =>
  price.marketType === 'session' ? `\u2066${formatPrice(price)}\u2069` : formatPrice(price)

/** Returns the id of the message that names a side: back and lay, or yes and no in a session. */
export const sideName = (marketType: MarketType, side: Side) =>
  marketType === 'session'
    ? (`betting.side.${side === 'back' ? 'yes' : 'no'}` as const)
    : (`betting.side.${side}` as const)
