import '../contract/jitless.ts'
import * as z from 'zod/mini'
import { readStored } from '../storage/readStored.ts'
import { userTypes } from '../contract/endpoint.ts'
import type { Login } from './login.ts'

/** Where a login is kept across reloads. A site picks one; nothing else in the kit touches the token. */
export interface TokenStore {
  read(): Login | null
  write(login: Login, isRemembered: boolean): void
  clear(): void
  /** Whether the current login outlives the tab. */
  isRemembered(): boolean
}

/** Keeps the login in memory only: it ends with the page. For tests, servers, and sites that want nothing stored. */
export function memoryTokenStore(initial: Login | null = null): TokenStore {
  let login = initial
  return {
    read: () => login,
    write: (next) => void (login = next),
    clear: () => void (login = null),
    isRemembered: () => false,
  }
}

const storedLogin = z.object({
  token: z.string().check(z.minLength(1)),
  userType: z.enum(userTypes),
  demoUntil: z.optional(z.number()),
})

interface WebStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * Keeps the login in tab storage, or in local storage when the player ticks "remember me". Full, blocked or
 * corrupt storage loses the login on reload and breaks nothing else.
 */
export function webTokenStore(tab: WebStorage, browser: WebStorage, key = 'kit.login'): TokenStore {
  const readFrom = (storage: WebStorage): Login | null => readStored(storage, key, storedLogin) ?? null
  // A login that another tab stores in local storage belongs to that tab.
  let held: string | undefined
  const isOwn = (storage: WebStorage) => {
    const token = readFrom(storage)?.token
    return token === undefined || token === held
  }
  const forget = (storage: WebStorage) => {
    try {
      storage.removeItem(key)
    } catch {
      // Blocked storage has nothing to delete.
    }
  }
  return {
    read() {
      const login = readFrom(tab) ?? readFrom(browser)
      held = login?.token
      return login
    },
    isRemembered: () => readFrom(tab) === null && readFrom(browser) !== null,
    write(login, isRemembered) {
      if (isRemembered || isOwn(browser)) forget(isRemembered ? tab : browser)
      held = login.token
      try {
        ;(isRemembered ? browser : tab).setItem(key, JSON.stringify(login))
      } catch {
        // Full or blocked: the login lasts as long as the page.
      }
    },
    clear() {
      forget(tab)
      if (isOwn(browser)) forget(browser)
    },
  }
}
