import type { Login } from './login.ts'
import type { TokenStore } from './tokenStore.ts'

/** Reason why a login ended. `expired` is a 401. */
export type LogoutReason = 'asked' | 'expired' | 'byAdmin' | 'demoOver'

/** The only holder of the token. */
export interface Session {
  get(): Login | null
  /** How many logins have begun or ended here: another number is another login, the same one has at most a fresh token. */
  count(): number
  subscribe(listener: () => void): () => void
  /** Begins a login; another one that is there ends first. `isRemembered` keeps it after the browser closes. */
  begin(login: Login, isRemembered: boolean): void
  /** Replaces the token with a fresh one from the operator. */
  renew(token: string): void
  /** The second factor was given. */
  complete(): void
  /**
   * Marks that the player requested the logout and the operator is being notified: any end from now
   * on counts as requested.
   */
  leave(): void
  end(reason: LogoutReason): void
  onEnd(listener: (reason: LogoutReason) => void): () => void
}

export function createSession(store: TokenStore): Session {
  let login = store.read()
  const listeners = new Set<() => void>()
  const endListeners = new Set<(reason: LogoutReason) => void>()
  let isRemembered = store.isRemembered()
  let count = 0
  let isLeaving = false
  const change = (next: Login | null) => {
    login = next
    if (next) store.write(next, isRemembered)
    else store.clear()
    for (const listener of listeners) listener()
  }

  const end = (reason: LogoutReason) => {
    if (!login) return
    const why = isLeaving ? 'asked' : reason
    isLeaving = false
    count += 1
    change(null)
    for (const listener of endListeners) listener(why)
  }

  return {
    get: () => login,
    count: () => count,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin(next, remember) {
      // The page's data of one player is removed before another one logs in.
      if (login?.token !== next.token) end('asked')
      isLeaving = false
      count += 1
      isRemembered = remember
      change(next)
    },
    renew(token) {
      if (login && login.token !== token) change({ ...login, token })
    },
    complete() {
      if (login?.owesSecondFactor) change({ ...login, owesSecondFactor: undefined })
    },
    leave() {
      isLeaving = login !== null
    },
    end,
    onEnd(listener) {
      endListeners.add(listener)
      return () => endListeners.delete(listener)
    },
  }
}
