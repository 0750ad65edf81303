import type { Minor, Odds } from '@kit/sdk/contract'

/** One price of a full-depth ladder. It is keyed by the odds; size 0 removes it. */
export type PriceDelta = readonly [odds: Odds, size: Minor]

/** One level of a best-prices ladder. It is keyed by the level (0 is best); size 0 removes it, odds 0 empties the ladder. */
export type LevelDelta = readonly [level: number, odds: Odds, size: Minor]

/** What moved on one side of a runner, in each of the three kinds of ladder the stream knows. */
export interface SideDelta {
  depth?: PriceDelta[]
  virtual?: LevelDelta[]
  best?: LevelDelta[]
}

export interface RunnerDelta {
  key: string
  back: SideDelta
  lay: SideDelta
  matched?: Minor
}

export type ExchangeRunnerStatus = 'active' | 'removed' | 'winner' | 'loser'

/** A runner as the definition names it. `key` is the selection id, followed by `:handicap` on a handicap line. */
export interface DefinedRunner {
  key: string
  handicap: number
  sort: number
  status: ExchangeRunnerStatus
  name?: string
}

/** The definition of a market, always whole. Times are milliseconds since 1970 on the recording's clock. */
export interface MarketDefinition {
  eventId: string
  eventTypeId: string
  marketType: string
  status: 'active' | 'suspended' | 'closed'
  isInPlay: boolean
  betDelaySeconds: number
  numberOfWinners: number
  marketTimeMs: number
  openDateMs: number
  countryCode: string
  timezone: string
  venue?: string
  name?: string
  eventName?: string
  runners: DefinedRunner[]
}

/** One change of one market: an image replaces everything held, anything else is a delta. */
export interface MarketChange {
  marketId: string
  isImage: boolean
  definition?: MarketDefinition
  runners: RunnerDelta[]
  matched?: Minor
}
