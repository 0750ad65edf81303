import type { Live } from './live.ts'
import type { Manners } from './http.ts'
import type { Store } from './store.ts'
import type { Family } from './options.ts'

export interface Context {
  store: Store
  live: Live
  manners: Manners
  seed: number
  otp: string
  delaySecond: number
  transactionCode: string
  origin(): string
  tick(): number
  now(): number
  familyOf(domainUrl: string): Family
}
