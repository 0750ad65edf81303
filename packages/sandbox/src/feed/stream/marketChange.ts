import type { Minor, Odds } from '@kit/sdk/contract'

/** A price of a full-depth ladder, keyed by odds. Size 0 removes it. */
export type PriceDelta = readonly [odds: Odds, size: Minor]

/** A level of a best-prices ladder, keyed by level (0 is best). Size 0 or odds 0 removes it. */
export type LevelDelta = readonly [level: number, odds: Odds, size: Minor]

/** Changes of one side of a runner, in each of the stream's three kinds of ladder. */
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
  /** Amounts matched so far by price. Size 0 removes one. */
  traded?: PriceDelta[]
  lastOdds?: Odds
}

export type ExchangeRunnerStatus = 'active' | 'removed' | 'winner' | 'loser'

/** A runner in the definition. `key` is the selection id, followed by `:handicap` on a handicap line. */
export interface DefinedRunner {
  key: string
  handicap: number
  sort: number
  status: ExchangeRunnerStatus
  name?: string
}

/** Times are in ms since 1970 on the recording's clock. */
export interface MarketDefinition {
  /** Increases with each change of the definition. 0 if the stream does not contain it. */
  version: number
  eventId: string
  eventTypeId: string
  marketType: string
  /** `ODDS`, or how else the market pays: by runs, or by the score with a handicap. */
  bettingType: string
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

/** An image replaces the state, anything else is a delta. */
export interface MarketChange {
  marketId: string
  isImage: boolean
  definition?: MarketDefinition
  runners: RunnerDelta[]
  matched?: Minor
}
