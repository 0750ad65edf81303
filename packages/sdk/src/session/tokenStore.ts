import '../contract/jitless.ts'
import * as z from 'zod/mini'
import { readStored } from '../storage/readStored.ts'
import { userTypes } from '../contract/endpoint.ts'
import type { Login } from './login.ts'

/**
 * Storage of a login across reloads. A site picks one; nothing else in the kit touches the token.
 */
export interface TokenStore {
  read(): Login | null
  write(login: Login, isRemembered: boolean): void
  clear(): void
  /** Returns true if the current login outlives the browser session. */
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
  owesSecondFactor: z.optional(z.boolean()),
  /** Names the login for as long as it lasts: its token may be renewed, also by another tab. */
  id: z.optional(z.string()),
  /** The browser session it is limited to; a remembered login has none. */
  browserSession: z.optional(z.string()),
})

const idOf = ({ id, token }: z.output<typeof storedLogin>): string => id ?? token

interface WebStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** An id that all tabs share and that ends when the browser closes: a cookie without an expiry date. Not a secret. */
export interface BrowserSession {
  get(): string | undefined
  /** The id, made on first use; undefined where cookies are blocked. */
  begin(): string | undefined
}

export interface WebTokenStoreOptions {
  /** Session storage. */
  tab: WebStorage
  /** Local storage. */
  browser: WebStorage
  /** Default: none, and a login that is not remembered ends with its tab. */
  browserSession?: BrowserSession
  /** The key it is stored under. Default: `kit.login`. */
  key?: string
}

/**
 * Keeps the login in local storage: for good when the player ticks "remember me", else until the browser closes
 * . Where cookies are blocked, a login that is not remembered ends with its tab. Full, blocked or corrupt
 * storage loses the login on reload and breaks nothing else.
 */
export function webTokenStore({
  tab,
  browser,
  browserSession,
  key = 'kit.login',
}: WebTokenStoreOptions): TokenStore {
  // A login that another tab stores in local storage belongs to that tab, unless it is the same login.
  let held: string | undefined

  function readBrowser(): z.output<typeof storedLogin> | null {
    const login = readStored(browser, key, storedLogin) ?? null
    if (login?.browserSession === undefined || login.browserSession === browserSession?.get()) return login
    forget(browser)
    return null
  }
  const read = () => readStored(tab, key, storedLogin) ?? readBrowser()
  const isOwn = () => {
    const stored = readBrowser()
    return stored === null || idOf(stored) === held
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
      const stored = read()
      held = stored ? idOf(stored) : undefined
      if (!stored) return null
      const { browserSession: _, id: __, ...login } = stored
      return login
    },
    isRemembered() {
      const inTab = readStored(tab, key, storedLogin)
      const inBrowser = readBrowser()
      return !inTab && inBrowser !== null && inBrowser.browserSession === undefined
    },
    write(login, isRemembered) {
      // A renewal, and a login that is not remembered, never replace what another tab stored.
      const keepsApart = !isOwn() && (held !== undefined || !isRemembered)
      const session = isRemembered ? undefined : browserSession?.begin()
      const isInTab = keepsApart || (!isRemembered && session === undefined)
      if (!isInTab) forget(tab)
      else if (isOwn()) forget(browser)
      held ??= Math.random().toString(36).slice(2)
      const stored = { ...login, id: held }
      try {
        if (isInTab) tab.setItem(key, JSON.stringify(stored))
        else browser.setItem(key, JSON.stringify({ ...stored, browserSession: session }))
      } catch {
        // Full or blocked: the login lasts as long as the page.
      }
    },
    clear() {
      forget(tab)
      if (isOwn()) forget(browser)
      held = undefined
    },
  }
}
