import type { MarketType, Minor, Odds, Side } from '@kit/sdk/contract'

/**
 * The terms of a bet that the rules need. Stake in minor units, odds in hundredths (exchange: decimal odds; bookmaker
 * and session: per 100).
 */
export interface RuledBet {
  side: Side
  marketType: MarketType
  odds: Odds
  stake: Minor
}
