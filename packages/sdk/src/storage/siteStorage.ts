import '../contract/jitless.ts'
import * as z from 'zod/mini'
import { clockOffset } from './clockOffset.ts'
import { readStored, type ReadableStorage } from './readStored.ts'

/** Writable storage: `localStorage`, `sessionStorage`, or a fake of them. */
export interface WritableStorage extends ReadableStorage {
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const text = z.string().check(z.minLength(1), z.maxLength(256))

/**
 * The values that a site stores locally in addition to the login and each player's stakes: key,
 * schema, and if it ends with the tab. A temporary password stays in memory, and the profile says
 * that it must be changed. Sources: CONF-026 to CONF-030.
 */
const storedValues = {
  appVersion: { key: 'kit.version', place: 'browser', schema: text },
  /** Configuration as last read from the operator, for one release of the site. */
  configuration: {
    key: 'kit.configuration',
    place: 'browser',
    schema: z.object({ version: z.string(), flags: z.record(z.string(), z.unknown()) }),
  },
  /** The operator's time less the device's, in ms, if the device's clock is wrong (CALL-003). */
  clockOffset: { key: clockOffset.key, place: 'browser', schema: clockOffset.schema },
  promoCode: { key: 'kit.promoCode', place: 'browser', schema: text },
  wagerBonusId: { key: 'kit.wagerBonusId', place: 'browser', schema: text },
  /** Times by name, in ms since the epoch. */
  referredAt: { key: 'kit.referredAt', place: 'browser', schema: z.record(z.string(), z.number()) },
  referrerCode: { key: 'kit.referrerCode', place: 'browser', schema: text },
  branchId: { key: 'kit.branchId', place: 'browser', schema: text },
  utmSource: { key: 'kit.utmSource', place: 'browser', schema: text },
  registrationSource: { key: 'kit.registrationSource', place: 'browser', schema: text },
  isMobileApp: { key: 'kit.isMobileApp', place: 'tab', schema: z.boolean() },
  mobileVersion: { key: 'kit.mobileVersion', place: 'browser', schema: text },
  isFirstLogin: { key: 'kit.isFirstLogin', place: 'tab', schema: z.boolean() },
} as const

export type StoredName = keyof typeof storedValues
export type StoredValue<Name extends StoredName> = z.output<(typeof storedValues)[Name]['schema']>

/** A site's stored values by name. Blocked, full or corrupt storage loses them and breaks nothing. */
export interface SiteStorage {
  read<Name extends StoredName>(name: Name): StoredValue<Name> | undefined
  write<Name extends StoredName>(name: Name, value: StoredValue<Name>): void
  remove(name: StoredName): void
}

/** Stored values over a storage that outlives the browser and one that ends with the tab. */
export function createSiteStorage(places: { browser: WritableStorage; tab: WritableStorage }): SiteStorage {
  const attempt = (act: () => void) => {
    try {
      act()
    } catch {
      // Full or blocked: the value lasts as long as the page.
    }
  }
  return {
    read(name) {
      const { key, place, schema } = storedValues[name]
      return readStored(places[place], key, schema) as never
    },
    write(name, value) {
      const { key, place } = storedValues[name]
      attempt(() => places[place].setItem(key, JSON.stringify(value)))
    },
    remove(name) {
      const { key, place } = storedValues[name]
      attempt(() => places[place].removeItem(key))
    },
  }
}
