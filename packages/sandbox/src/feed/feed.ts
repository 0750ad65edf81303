import type {
  MarketParents,
  MarketType,
  PriceSize,
  Runner,
  RunnerStatus,
  ScoreBoard,
} from '@kit/sdk/contract'

/** What a race card tells of a runner besides the number on its cloth. */
export type RaceFacts = Pick<Runner, 'stallDraw' | 'age' | 'jockeyName' | 'trainerName'>

/** A market as its feed introduces it. Ids are the operator's and new in every loop of a recording. Dates ISO 8601 UTC. */
export interface FeedMarket extends MarketParents {
  id: string
  /** The market's id in the recording. */
  exchangeId: string
  name: string
  type: MarketType
  /** Sessions only: those with the lowest come first. */
  priority?: number
  /** How players find it among others of its type: "Overs". Its type unless told. */
  category?: string
  openDate: string
  numberOfWinners: number
  runners: ({ id: string; name: string; sort: number; clothNumber?: string } & RaceFacts)[]
}

/**
 * The state of one runner: all prices on offer, the best first, odds in hundredths, sizes in minor units. A session has
 * one runner, whose levels are its lines: back is yes, lay is no. A bookmaker's locked side is one level with odds of 0.
 */
export interface FeedRunner {
  id: string
  status: RunnerStatus
  back: PriceSize[]
  lay: PriceSize[]
}

/** 'ball running' is suspended too, in the words players know. */
export type FeedStatus = 'active' | 'suspended' | 'ball running' | 'closed'

export interface FeedBook {
  marketId: string
  status: FeedStatus
  isInPlay: boolean
  betDelaySeconds: number
  /** Amount matched so far, minor units. */
  totalMatched: bigint
  /** Only the runners that changed. */
  runners: FeedRunner[]
}

/** What a feed says, in order. Everything may be said again after a restart: consumers are idempotent. */
export type FeedUpdate =
  /** A market appears, or its name, start or runners changed. */
  | { kind: 'market'; market: FeedMarket }
  /** Prices or status moved. */
  | { kind: 'book'; book: FeedBook }
  /** The market closed with this outcome; runners not named are void. */
  | { kind: 'result'; marketId: string; outcome: { runnerId: string; status: RunnerStatus }[] }
  /** The session ended with this run; `note` says how, where it is not by what the session asks. */
  | { kind: 'sessionResult'; marketId: string; run: number; note?: string }
  /** The score of an event, whole. */
  | { kind: 'score'; eventId: string; board: ScoreBoard }
  /** The event has no score any more. */
  | { kind: 'scoreGone'; eventId: string }
  /** The exchange was lost, or is back: until then no price of it is one. */
  | { kind: 'exchange'; isThere: boolean }
  /** The market will never have a result (the recording ended early): its bets are void. */
  | { kind: 'abandoned'; marketId: string; reason: string }

/** What a feed needs to go on where it stood: plain JSON, kept by the operator. */
export type FeedState = Record<string, unknown>

/** One event of a replay. Times in ms; `positionMs` and `lengthMs` by the recording's clock, from where its runs begin. */
export interface ReplayedEvent {
  id: string
  title: string
  run: number
  positionMs: number
  lengthMs: number
  /** Played to its end: the next run begins soon. */
  isOver: boolean
}

/** What can be done to a feed whose time is its own. */
export interface FeedControl {
  state(): { speed: number; events: ReplayedEvent[] }
  /** Goes on from where it stands, this many times as fast as recorded. */
  setSpeed(speed: number): void
  /** Goes to another moment of an event. False when there is no such event. */
  seek(id: string, positionMs: number): boolean
}

export interface Feed {
  /** One line for the console: what is being replayed. */
  describe(): string
  /** Begins. The first updates (markets and books as they stand now) come before this returns. */
  start(listener: (update: FeedUpdate) => void): void
  /** To be stored now and then, and handed to the next start. */
  state(): FeedState
  /** Of a replay. A feed that follows the world has none. */
  control?: FeedControl
  stop(): void
}
