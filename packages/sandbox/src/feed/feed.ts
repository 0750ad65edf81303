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

/** A runner's race card without its cloth number. */
export type RaceFacts = Pick<Runner, 'stallDraw' | 'age' | 'jockeyName' | 'trainerName' | 'silksUrl'>

/**
 * A market's definition. Ids are the operator's and new in every loop of a recording. Dates are ISO 8601 in
 * UTC.
 */
export interface FeedMarket extends MarketParents {
  id: string
  /** The market's id in the recording. */
  exchangeId: string
  name: string
  type: MarketType
  /** Sort order of sessions, ascending. */
  priority?: number
  /** The group in which players find it, e.g. "Overs". Default: its type. */
  category?: string
  openDate: string
  numberOfWinners: number
  /** True if the recording does not name the sides. Such an event is never first in a list. */
  isNameless?: boolean
  runners: ({ id: string; name: string; sort: number; clothNumber?: string } & RaceFacts)[]
}

/**
 * A runner's full state: all prices, best first, odds in hundredths, sizes in minor units. A session has one
 * runner whose levels are its lines: back is yes, lay is no. A bookmaker's locked side is one level with odds
 * of 0.
 */
export interface FeedRunner {
  id: string
  status: RunnerStatus
  back: PriceSize[]
  lay: PriceSize[]
  /**
   * Exchange only: the amount matched so far at each price, with both sides of each bet counted. Absent if
   * not recorded.
   */
  traded?: readonly TradedAt[]
  /** Odds of the last match. */
  lastOdds?: Odds
}

/** `ball running` is a suspension with a name that players know. */
export type FeedStatus = 'active' | 'suspended' | 'ball running' | 'closed'

export interface FeedBook {
  marketId: string
  status: FeedStatus
  isInPlay: boolean
  betDelaySeconds: number
  /** Amount matched so far, in minor units. */
  totalMatched: bigint
  /** The runners that changed. */
  runners: FeedRunner[]
}

/** Updates of a feed, in order. Any may repeat after a restart, so consumers must be idempotent. */
export type FeedUpdate =
  /** A market was added, or its name, start or runners changed. */
  | { kind: 'market'; market: FeedMarket }
  /** Prices or status changed. */
  | { kind: 'book'; book: FeedBook }
  /**
   * The market closed with this outcome. Runners that are not named are void. `correction` is the number of
   * the market's earlier, different ends. Default: 0.
   */
  | {
      kind: 'result'
      marketId: string
      outcome: { runnerId: string; status: RunnerStatus }[]
      correction?: number
    }
  /** `note` explains a run that the session's name does not explain. */
  | { kind: 'sessionResult'; marketId: string; run: number; note?: string }
  | { kind: 'score'; eventId: string; board: ScoreBoard }
  | { kind: 'scoreGone'; eventId: string }
  /** The connection to the exchange was lost or restored. While it is lost, its prices are invalid. */
  | { kind: 'exchange'; isThere: boolean }
  /** The market gets no result because the recording ended early. Its bets are void. */
  | { kind: 'abandoned'; marketId: string; reason: string; correction?: number }

/** The state a feed needs to resume: plain JSON that the operator stores. */
export type FeedState = Record<string, unknown>

/**
 * A replayed event. Times are in ms. `positionMs` and `lengthMs` count from the begin of a run on the
 * recording's clock.
 */
export interface ReplayedEvent {
  id: string
  title: string
  run: number
  positionMs: number
  lengthMs: number
  /** True between the end of a run and the next run. */
  isOver: boolean
}

/** A moment of a cricket match that a scene can wait for. A wicket and a ball are the time at which they end. */
export interface FeedMoment {
  what: 'wicket' | 'ball' | 'innings'
  positionMs: number
}

export interface FeedControl {
  state(): { speed: number; events: ReplayedEvent[] }
  /** Returns the operator's ids of the markets in an event's run and its moments, ascending; empty if unknown. */
  contents(id: string): { marketIds: readonly string[]; moments: readonly FeedMoment[] }
  /** Continues at this multiple of the recorded speed. */
  setSpeed(speed: number): void
  /** Seeks in an event. Returns false if it is unknown. */
  seek(id: string, positionMs: number): boolean
}

export interface Feed {
  /** Describes the replay in one line. */
  describe(): string
  /** Starts the feed. The first updates (markets and their current books) arrive before it returns. */
  start(listener: (update: FeedUpdate) => void): void
  /** Returns the state, which the operator saves regularly and passes to the next start. */
  state(): FeedState
  /** Control of a replay; undefined for other feeds. */
  control?: FeedControl
  stop(): void
}
