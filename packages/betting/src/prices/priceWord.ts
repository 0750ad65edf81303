import { formatDecimalOdds, formatOdds } from '@kit/ui'
import type { MarketType, Odds, Side } from '@kit/sdk/contract'

/** Odds per hundred as bookmakers and sessions write them: without decimals where there are none. */
const perHundred = (odds: Odds): string => formatDecimalOdds(odds).replace(/\.00$/, '')

/** A price in the words of its market: odds in the page's format at the exchange, what 100 wins at a bookmaker, the run first for a session. */
export function priceWord({
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

/** The same in the middle of a sentence: the run stays before its odds where the sentence is read from right to left. */
export const priceInText = (price: Parameters<typeof priceWord>[0]): string =>
  price.marketType === 'session' ? `\u2066${priceWord(price)}\u2069` : priceWord(price)

/** The message that names a side: back and lay, or yes and no of a session. */
export const sideName = (marketType: MarketType, side: Side) =>
  marketType === 'session'
    ? (`betting.side.${side === 'back' ? 'yes' : 'no'}` as const)
    : (`betting.side.${side}` as const)
