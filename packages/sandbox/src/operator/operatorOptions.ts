import type { LocationInfo } from '@kit/sdk/contract'
import type { FeedOptions } from '../feed/createFeed.ts'
import type { Feed, FeedState } from '../feed/feed.ts'
import type { RateLimits } from './http/rateLimit.ts'
import type { PaymentRules } from './payments/paymentRules.ts'

export interface OperatorOptions {
  /** Where accounts, bets, ledger and pictures live, but for what lives in a PostgreSQL; 'memory' keeps nothing. */
  stateFolder: string
  /** A folder of recorded streams; without it the feed is simulated. */
  recordings?: FeedOptions['recordings']
  /** A folder of ball-by-ball matches, played beside them. */
  matches?: FeedOptions['matches']
  /** A folder of football seasons, played beside them. */
  fixtures?: FeedOptions['fixtures']
  /** How many times faster than recorded; 1 by default. */
  speed?: number | undefined
  /** Of the simulation; the same seed brings the same matches. */
  seed?: number | undefined
  /** An https address with `{eventId}` in it where live TV is; the operator's own score board by default. */
  liveTv?: string | undefined
  /** Another feed instead: gets what the last one's `state()` gave. */
  feed?: ((state: FeedState | undefined) => Feed | Promise<Feed>) | undefined
  /** Lines for whoever runs it, e.g. about a recording that cannot be read. */
  report?: ((line: string) => void) | undefined
  rateLimits?: Partial<RateLimits> | undefined
  /** What a brand switches about deposits and withdrawals. */
  payments?: Partial<PaymentRules> | undefined
  /** Origins besides the own that may open a socket, and that a hosted payment may return to. */
  origins?: readonly string[] | undefined
  /** What the operator answers to a visitor who asks where they are. */
  location?: Partial<LocationInfo> | undefined
  /** How long a result stays on the lists, in ms; two minutes by default. */
  resultVisibleMs?: number | undefined
  /** For tests: seconds of bet delay are multiplied by it. */
  delayScale?: number | undefined
  /** A PostgreSQL server's database; without it the database lives in the state folder. */
  databaseUrl?: string | undefined
  /** A Redis that joins all processes on the same database; without it there is one process. */
  redisUrl?: string | undefined
  /** For tests: what a new database in the state folder begins as, instead of an empty one. */
  copyOf?: Blob | undefined
  /** For tests: ms since the epoch. */
  clock?: (() => number) | undefined
}
