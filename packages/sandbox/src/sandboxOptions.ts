import type { Logger } from 'pino'
import type { CasinoProvider } from './games/casino/wallet/casinoProvider.ts'
import type { SeededAccount } from './operator/accounts/seed.ts'
import type { Database } from './operator/database/schema.ts'
import type { ServedSite } from './operator/http/site.ts'
import type { OperatorOptions } from './operator/operatorOptions.ts'

export interface SandboxOptions extends OperatorOptions {
  /** 0 takes any free port. */
  port: number
  /** 127.0.0.1 by default. */
  host?: string | undefined
  /** The built sites to serve on the same port, each at its host. */
  sites?: readonly ServedSite[] | undefined
  /**
   * Where the console and the contract's reference are: on the players' origin (default), nowhere, or on a port of
   * their own.
   */
  console?: 'here' | 'off' | { port: number } | undefined
  /** HTTP/2 over TLS, with a certificate made for this start, which browsers warn of. HTTP/1.1 without TLS by default. */
  tls?: boolean | undefined
  /** Who plays games of the catalogue elsewhere, by the seamless wallet; nobody by default. */
  casinoProviders?: readonly CasinoProvider[] | undefined
  /** Whether tests may ask for faults. Refused in production. */
  faults?: boolean | undefined
  /** The port of `GET /metrics`, at `host`; none by default. It must not be reachable by players. */
  metricsPort?: number | undefined
  log?: Logger | undefined
}

export interface RunningSandbox {
  url: string
  port: number
  /** Undefined without a console. */
  consoleUrl: string | undefined
  /** Undefined without metrics. */
  metricsUrl: string | undefined
  /** The accounts of the first start, one of each user type, while their file exists. */
  accounts: readonly SeededAccount[]
  /** Whether this start made accounts. */
  isSeeded: boolean
  /** Describes what is replayed, or where the feed runs. */
  feed: string
  /** Held orders of a dead process, now refused. */
  interruptedOrders: number
  /** For tests and proofs: the operator's own database. */
  database: Database
  close(): Promise<void>
}
