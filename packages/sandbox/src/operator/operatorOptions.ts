import type { LocationInfo } from '@kit/sdk/contract'
import type { FeedOptions } from '../feed/createFeed.ts'
import type { Feed, FeedState } from '../feed/feed.ts'
import type { ConnectionLimits } from './http/connections.ts'
import type { RateLimits } from './http/rateLimit.ts'
import type { PaymentRules } from './payments/paymentRules.ts'

export interface OperatorOptions {
  /**
   * Folder of the database and pictures; 'memory' stores nothing. With `databaseUrl` it holds pictures and seeded
   * secrets.
   */
  stateFolder: string
  /** A folder of recorded streams; without it the feed is simulated. */
  recordings?: FeedOptions['recordings']
  /** A folder of ball-by-ball matches, played beside them. */
  matches?: FeedOptions['matches']
  /** A folder of football seasons, played beside them. */
  fixtures?: FeedOptions['fixtures']
  /** How many times faster than recorded; 1 by default. */
  speed?: number | undefined
  /** The same seed simulates the same matches. */
  seed?: number | undefined
  /** An https address with `{eventId}` in it where live TV is; the operator's own score board by default. */
  liveTv?: string | undefined
  /** Replaces the feed; gets the last one's `state()`. */
  feed?: ((state: FeedState | undefined) => Feed | Promise<Feed>) | undefined
  /** Prints a line for whoever runs it, e.g. about an unreadable recording. */
  report?: ((line: string) => void) | undefined
  rateLimits?: Partial<RateLimits> | undefined
  connectionLimits?: Partial<ConnectionLimits> | undefined
  /** Origins whose pages may call the API and open a socket, e.g. a site's development server; none by default. */
  cors?: readonly string[] | undefined
  /** Addresses and networks of the operator's own proxies, e.g. `10.0.0.0/8`; none by default. */
  trustedProxies?: readonly string[] | undefined
  /** For tests: rules for all domains, whatever their flags say. */
  payments?: Partial<PaymentRules> | undefined
  /**
   * The origins visitors see, besides the own ones: their pages may open a socket, and addresses in answers begin with
   * them.
   */
  origins?: readonly string[] | undefined
  /** Answered to visitors who ask for their location. */
  location?: Partial<LocationInfo> | undefined
  /** How long a result stays on the lists, in ms; two minutes by default. */
  resultVisibleMs?: number | undefined
  /** For how long a player may be without a connection before orders that end with it are cancelled, in ms; 15 s by default. */
  disconnectGraceMs?: number | undefined
  /** For tests: seconds of bet delay are multiplied by it. */
  delayScale?: number | undefined
  /** A PostgreSQL server's database; without it the database lives in the state folder. */
  databaseUrl?: string | undefined
  /** A Redis that joins all processes on the same database; without it there is one process. */
  redisUrl?: string | undefined
  /** For tests: a data directory that a new in-process database starts from. */
  copyOf?: Blob | undefined
  /** For tests: ms since the epoch. */
  clock?: (() => number) | undefined
}
