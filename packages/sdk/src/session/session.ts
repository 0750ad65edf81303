import type { Login } from './login.ts'
import type { TokenStore } from './tokenStore.ts'

/** Why a login ended. `expired` is a 401. */
export type LogoutReason = 'asked' | 'expired' | 'byAdmin' | 'demoOver'

/** The only holder of the token. */
export interface Session {
  get(): Login | null
  subscribe(listener: () => void): () => void
  /** Begins a login. `isRemembered` keeps it after the browser closes. */
  begin(login: Login, isRemembered: boolean): void
  /** Replaces the token with a fresh one from the operator. */
  renew(token: string): void
  end(reason: LogoutReason): void
  onEnd(listener: (reason: LogoutReason) => void): () => void
}

export function createSession(store: TokenStore): Session {
  let login = store.read()
  const listeners = new Set<() => void>()
  const endListeners = new Set<(reason: LogoutReason) => void>()
  let isRemembered = store.isRemembered()
  const change = (next: Login | null) => {
    login = next
    if (next) store.write(next, isRemembered)
    else store.clear()
    for (const listener of listeners) listener()
  }

  return {
    get: () => login,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin(next, remember) {
      isRemembered = remember
      change(next)
    },
    renew(token) {
      if (login && login.token !== token) change({ ...login, token })
    },
    end(reason) {
      if (!login) return
      change(null)
      for (const listener of endListeners) listener(reason)
    },
    onEnd(listener) {
      endListeners.add(listener)
      return () => endListeners.delete(listener)
    },
  }
}
