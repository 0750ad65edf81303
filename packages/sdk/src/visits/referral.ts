import '../contract/jitless.ts'
import * as z from 'zod/mini'
import type { RequestOf, signUp } from '../contract/index.ts'
import type { SiteStorage } from '../storage/siteStorage.ts'

/** Letters, digits, dots, hyphens and underscores, as the operator accepts them. */
const tag = z.string().check(z.regex(/^[\w.-]{1,64}$/))

const schemas = {
  referrerCode: tag,
  promoCode: tag,
  wagerBonusId: tag,
  branchId: tag,
  utmSource: tag,
  registrationSource: tag,
} as const

type ReferralName = keyof typeof schemas
const names = Object.keys(schemas) as ReferralName[]

/** The referral of a visitor's link, for a later sign-up. */
export type Referral = Partial<Record<ReferralName, string>>

/** Time for which a captured value counts, in ms: 30 days. */
const keptMs = 30 * 24 * 60 * 60 * 1_000

/** Reads the values of a link independently; one that does not fit is left out. */
export function readReferral(given: Readonly<Record<string, unknown>>): Referral {
  const referral: Referral = {}
  for (const name of names) {
    const read = schemas[name].safeParse(given[name])
    if (read.success) referral[name] = read.data
  }
  return referral
}

/** The referral of this browser. */
export interface ReferralStore {
  read(): Referral
  /** Keeps values for 30 days. The latest link of each kind counts; one without a value changes nothing. */
  capture(given: Readonly<Record<string, unknown>>): void
  /** Forgets all of it: after a sign-up. */
  clear(): void
}

/** The captured values of links, in a site's storage. `now` is in ms since the epoch. Source: CONF-027. */
export function createReferralStore(storage: SiteStorage, now: () => number): ReferralStore {
  const timeOf = (name: ReferralName): number => storage.read('referredAt')?.[name] ?? 0
  const isKept = (name: ReferralName): boolean => {
    const ageMs = now() - timeOf(name)
    return ageMs >= 0 && ageMs < keptMs
  }
  return {
    read: () =>
      readReferral(
        Object.fromEntries(names.flatMap((name) => (isKept(name) ? [[name, storage.read(name)]] : []))),
      ),
    capture(given) {
      const added = Object.entries(readReferral(given)) as [ReferralName, string][]
      if (added.length === 0) return
      for (const [name, value] of added) storage.write(name, value)
      const times = Object.fromEntries(added.map(([name]) => [name, now()]))
      storage.write('referredAt', { ...storage.read('referredAt'), ...times })
    },
    clear() {
      for (const name of [...names, 'referredAt' as const]) storage.remove(name)
    },
  }
}

/**
 * Returns the fields of a sign-up that a referral fills in. A code that the player types overrides
 * them.
 */
export function signUpFields({ referrerCode, ...others }: Referral): Partial<RequestOf<typeof signUp>> {
  return { ...others, ...(referrerCode !== undefined && { referrer: referrerCode }) }
}
