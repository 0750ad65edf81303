import type { LocationInfo } from '@kit/sdk/contract'
import type { Logger } from 'pino'
import type { SeededAccount } from './accounts/seed.ts'
import type { Database } from './database/schema.ts'
import type { FeedOptions } from './feed/createFeed.ts'
import type { Feed, FeedState } from './feed/feed.ts'
import type { RateLimits } from './http/rateLimit.ts'
import type { PaymentRules } from './payments/paymentRules.ts'

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number
  /** 127.0.0.1 unless told. */
  host?: string | undefined
  /** Where accounts, bets, ledger and pictures live, but for what lives in a PostgreSQL; 'memory' keeps nothing. */
  stateFolder: string
  /** The built site to serve on the same origin. */
  siteFolder?: string | undefined
  /** A folder of recorded streams, or some of its files; without it the feed is simulated. */
  recordings?: FeedOptions['recordings']
  /** A folder of ball-by-ball matches, played beside them. */
  matches?: FeedOptions['matches']
  /** A folder of football seasons, played beside them. */
  fixtures?: FeedOptions['fixtures']
  /** How many times faster than recorded; 1 is its own time, and what it is unless told. */
  speed?: number | undefined
  /** Of the simulation; the same seed brings the same matches. */
  seed?: number | undefined
  /** Where live TV is: an https address with `{eventId}` in it; a score board of the operator's own unless told. */
  liveTv?: string | undefined
  /** Another feed instead: gets what the last one's `state()` gave. */
  feed?: ((state: FeedState | undefined) => Feed | Promise<Feed>) | undefined
  /** Lines for whoever runs it, e.g. about a recording that cannot be read. */
  report?: ((line: string) => void) | undefined
  log?: Logger | undefined
  rateLimits?: Partial<RateLimits> | undefined
  /** What a brand switches about deposits and withdrawals. */
  payments?: Partial<PaymentRules> | undefined
  /** Origins besides the own that may open a socket, and that a hosted payment may go back to. */
  origins?: readonly string[] | undefined
  /** Where visitors are told they are: whoever runs the operator knows, or nobody does. */
  location?: Partial<LocationInfo> | undefined
  /** How long a result stays on the lists, in ms; two minutes unless told. */
  resultVisibleMs?: number | undefined
  /** Whether tests may ask for faults. Refused in production. */
  faults?: boolean | undefined
  /** For tests: seconds of delay are multiplied by it. */
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

export interface RunningSandbox {
  url: string
  port: number
  /** The accounts made at the first start, one of each user type, as long as their file is there. */
  accounts: readonly SeededAccount[]
  /** One line about what is being replayed, or about where the feed is. */
  feed: string
  /** How many orders a dead process had left in their delay; they are refused. */
  interruptedOrders: number
  /** For tests and proofs: the operator's own database. */
  database: Database
  close(): Promise<void>
}
