import type { LocationInfo } from '@kit/sdk/contract'
import type { FeedOptions } from '../feed/createFeed.ts'
import type { Feed, FeedState } from '../feed/feed.ts'
import type { ConnectionLimits } from './http/connections.ts'
import type { RateLimits } from './http/rateLimit.ts'
import type { PaymentRules } from './payments/paymentRules.ts'

export interface OperatorOptions {
  /**
   * Folder of the database and pictures. 'memory' stores nothing. With `databaseUrl`, it contains pictures
   * and seeded secrets.
   */
  stateFolder: string
  /** A folder of recorded streams. Default: the feed is simulated. */
  recordings?: FeedOptions['recordings']
  /** A folder of ball-by-ball matches, played in addition. */
  matches?: FeedOptions['matches']
  /** A folder of football seasons, played in addition. */
  fixtures?: FeedOptions['fixtures']
  /** Multiple of the recorded speed. Default: 1. */
  speed?: number | undefined
  /** Seed of the simulation. The same seed simulates the same matches. */
  seed?: number | undefined
  /** The https address of live TV, with `{eventId}` in it. Default: the operator's own score board. */
  liveTv?: string | undefined
  /** Replaces the feed. Called with the last one's `state()`. */
  feed?: ((state: FeedState | undefined) => Feed | Promise<Feed>) | undefined
  /** Prints a line for the operator's owner, e.g. about an unreadable recording. */
  report?: ((line: string) => void) | undefined
  rateLimits?: Partial<RateLimits> | undefined
  connectionLimits?: Partial<ConnectionLimits> | undefined
  /**
   * Origins whose pages may call the API and open a socket, e.g. a site's development server. Default: none.
   */
  cors?: readonly string[] | undefined
  /** Addresses and networks of the operator's own proxies, e.g. `10.0.0.0/8`. Default: none. */
  trustedProxies?: readonly string[] | undefined
  /** For tests: rules for all domains, which override their flags. */
  payments?: Partial<PaymentRules> | undefined
  /**
   * The origins that visitors see, in addition to the operator's own: their pages may open a socket, and
   * addresses in answers begin with them.
   */
  origins?: readonly string[] | undefined
  /** The answer to a visitor's request for their location. */
  location?: Partial<LocationInfo> | undefined
  /** Time that a result stays on the lists, in ms. Default: two minutes. */
  resultVisibleMs?: number | undefined
  /**
   * How long a player may be without a connection before orders that end with it are cancelled, in ms.
   * Default: 15 s.
   */
  disconnectGraceMs?: number | undefined
  /** For tests: factor of bet delays. */
  delayScale?: number | undefined
  /** URL of a PostgreSQL database. Default: the database is in the state folder. */
  databaseUrl?: string | undefined
  /** URL of a Redis that connects all processes on the same database. Default: there is one process. */
  redisUrl?: string | undefined
  /** For tests: a data directory that a new in-process database starts from. */
  copyOf?: Blob | undefined
  /** For tests: returns the time in ms since the epoch. */
  clock?: (() => number) | undefined
}
