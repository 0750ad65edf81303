import type { Capability } from '../contract/capabilities.ts'
import type { WritableStorage } from '../storage/siteStorage.ts'

/** What `requestOnce` needs from the site; `SiteServices` has all of it. */
export interface OncePorts {
  storage: WritableStorage
  /** Runs work under a lock that all tabs share. */
  inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  randomUUID(): string
  /** The operator's clock, ms since the epoch. */
  now(): number
  monotonicNow(): number
  operator: { session: { count(): number }; announces?(capability: Capability): boolean }
  onError(error: unknown, where: string): void
  /** Default: a timer. */
  wait?: (ms: number) => Promise<void>
}
