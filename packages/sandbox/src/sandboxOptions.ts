import type { Logger } from 'pino'
import type { CasinoProvider } from './games/casino/wallet/casinoProvider.ts'
import type { SeededAccount } from './operator/accounts/seed.ts'
import type { Database } from './operator/database/schema.ts'
import type { ServedSite } from './operator/http/site.ts'
import type { OperatorOptions } from './operator/operatorOptions.ts'

export interface SandboxOptions extends OperatorOptions {
  /** 0 selects any free port. */
  port: number
  /** Default: 127.0.0.1. */
  host?: string | undefined
  /** The built sites, served on the same port, each at its host. */
  sites?: readonly ServedSite[] | undefined
  /**
   * Location of the console and the contract's reference: on the players' origin (default), nowhere, or
   * on a separate port.
   */
  console?: 'here' | 'off' | { port: number } | undefined
  /**
   * Serves HTTP/2 over TLS with a certificate made for this start, which browsers warn about. Default:
   * HTTP/1.1 without TLS.
   */
  tls?: boolean | undefined
  /** Outside providers that play the catalogue's games through the seamless wallet. Default: none. */
  casinoProviders?: readonly CasinoProvider[] | undefined
  /** Allows tests to request faults. Refused in production. Default: false. */
  faults?: boolean | undefined
  /**
   * Serves the list of things to try at `/console/try`, to this machine only: its links log in the seeded player. Needs
   * the console. Refused in production. Default: false.
   */
  scenes?: boolean | undefined
  /** The port of `GET /metrics` at `host`. It must not be reachable by players. Default: none. */
  metricsPort?: number | undefined
  log?: Logger | undefined
}

export interface RunningSandbox {
  url: string
  port: number
  /** URL of the console; undefined without one. */
  consoleUrl: string | undefined
  /** URL of the list of things to try; undefined without one. */
  scenesUrl: string | undefined
  /** URL of the metrics; undefined without them. */
  metricsUrl: string | undefined
  /** The accounts of the first start, one of each user type, as long as their file exists. */
  accounts: readonly SeededAccount[]
  /** True if this start created accounts. */
  isSeeded: boolean
  /** Description of the replay, or the place where the feed runs. */
  feed: string
  /** Number of held orders of a stopped process that this start refused. */
  interruptedOrders: number
  /** The operator's database, for tests and proofs. */
  database: Database
  close(): Promise<void>
}
