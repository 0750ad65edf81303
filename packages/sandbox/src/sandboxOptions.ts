import type { Logger } from 'pino'
import type { SeededAccount } from './operator/accounts/seed.ts'
import type { Database } from './operator/database/schema.ts'
import type { OperatorOptions } from './operator/operatorOptions.ts'

export interface SandboxOptions extends OperatorOptions {
  /** 0 takes any free port. */
  port: number
  /** 127.0.0.1 by default. */
  host?: string | undefined
  /** The built site to serve on the same origin. */
  siteFolder?: string | undefined
  /**
   * Where the console and the contract's reference are: on the players' origin (default), nowhere, or on a port of
   * their own.
   */
  console?: 'here' | 'off' | { port: number } | undefined
  /** Whether tests may ask for faults. Refused in production. */
  faults?: boolean | undefined
  log?: Logger | undefined
}

export interface RunningSandbox {
  url: string
  port: number
  /** Undefined without a console. */
  consoleUrl: string | undefined
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
