import type {
  MarketParents,
  MarketType,
  Odds,
  PriceSize,
  Runner,
  RunnerStatus,
  ScoreBoard,
} from '@kit/sdk/contract'
import type { TradedAt } from '@kit/rules'

/** A runner's race card besides its cloth number. */
export type RaceFacts = Pick<Runner, 'stallDraw' | 'age' | 'jockeyName' | 'trainerName' | 'silksUrl'>

/** A market's definition. Ids are the operator's and new in every loop of a recording. Dates are ISO 8601 UTC. */
export interface FeedMarket extends MarketParents {
  id: string
  /** The market's id in the recording. */
  exchangeId: string
  name: string
  type: MarketType
  /** Sessions only: the lowest is listed first. */
  priority?: number
  /** The group players find it under, e.g. "Overs"; its type by default. */
  category?: string
  openDate: string
  numberOfWinners: number
  /** Set when the recording does not say who plays: such an event leads no list. */
  isNameless?: boolean
  runners: ({ id: string; name: string; sort: number; clothNumber?: string } & RaceFacts)[]
}

/**
 * A runner's full state: all prices, best first, odds in hundredths, sizes in minor units. A session has one runner
 * whose levels are its lines: back is yes, lay is no. A bookmaker's locked side is one level with odds of 0.
 */
export interface FeedRunner {
  id: string
  status: RunnerStatus
  back: PriceSize[]
  lay: PriceSize[]
  /** Exchange only: what was matched at which price so far, both sides of each bet counted. Absent when not recorded. */
  traded?: readonly TradedAt[]
  /** The price that was matched last. */
  lastOdds?: Odds
}

/** 'ball running' is a suspension with a name players know. */
export type FeedStatus = 'active' | 'suspended' | 'ball running' | 'closed'

export interface FeedBook {
  marketId: string
  status: FeedStatus
  isInPlay: boolean
  betDelaySeconds: number
  /** Amount matched so far, minor units. */
  totalMatched: bigint
  /** Changed runners only. */
  runners: FeedRunner[]
}

/** Updates of a feed, in order. After a restart any may repeat: consumers are idempotent. */
export type FeedUpdate =
  /** A market appears, or its name, start or runners changed. */
  | { kind: 'market'; market: FeedMarket }
  /** Prices or status moved. */
  | { kind: 'book'; book: FeedBook }
  /**
   * The market closed with this outcome; runners not named are void. `correction` counts the market's earlier ends that
   * differ; default 0.
   */
  | {
      kind: 'result'
      marketId: string
      outcome: { runnerId: string; status: RunnerStatus }[]
      correction?: number
    }
  /** `note` explains a run that the session's question alone does not. */
  | { kind: 'sessionResult'; marketId: string; run: number; note?: string }
  /** An event's whole score. */
  | { kind: 'score'; eventId: string; board: ScoreBoard }
  | { kind: 'scoreGone'; eventId: string }
  /** The connection to the exchange was lost or restored; while lost, none of its prices counts. */
  | { kind: 'exchange'; isThere: boolean }
  /** The market will have no result (the recording ended early): its bets are void. */
  | { kind: 'abandoned'; marketId: string; reason: string; correction?: number }

/** What a feed needs to resume: plain JSON, stored by the operator. */
export type FeedState = Record<string, unknown>

/** A replayed event. Times in ms; `positionMs` and `lengthMs` count on the recording's clock from where runs begin. */
export interface ReplayedEvent {
  id: string
  title: string
  run: number
  positionMs: number
  lengthMs: number
  /** True between a run's end and the next run. */
  isOver: boolean
}

/** Controls of a replay. */
export interface FeedControl {
  state(): { speed: number; events: ReplayedEvent[] }
  /** Continues at this multiple of the recorded speed. */
  setSpeed(speed: number): void
  /** Seeks in an event. False when it is unknown. */
  seek(id: string, positionMs: number): boolean
}

export interface Feed {
  /** Describes in one line what is replayed. */
  describe(): string
  /** Starts the feed. The first updates (markets and their current books) arrive before it returns. */
  start(listener: (update: FeedUpdate) => void): void
  /** Saved regularly and passed to the next start. */
  state(): FeedState
  /** Replays only. */
  control?: FeedControl
  stop(): void
}
