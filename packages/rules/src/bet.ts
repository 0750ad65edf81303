import type { MarketType, Minor, Odds, Side } from '@kit/sdk/contract'

/** What the rules need of a bet. Stake in minor units, odds in hundredths (exchange: decimal odds; bookmaker and session: per 100). */
export interface RuledBet {
  side: Side
  marketType: MarketType
  odds: Odds
  stake: Minor
}
