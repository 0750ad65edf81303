import { createMemoryHistory } from '@tanstack/react-router'
import type { BrowserServices } from '../services/browserServices.ts'
import { safeStorage } from '../services/safeStorage.ts'
import type { PageVariant } from './pageVariant.ts'

/** Represents any player's login; it is never sent and never leaves the build. */
const anyLogin = JSON.stringify({ token: 'prerendered', userType: 'user' })

const constant = <Value>(value: Value) => ({ getState: () => value, subscribe: () => () => {} })
const nothing = () => () => {}

function storageOf(entries: Record<string, string>) {
  const held = new Map(Object.entries(entries))
  return safeStorage(() => ({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }))
}

/**
 * The browser of a page rendered at build: it opens one path, stores nothing and has no network.
 */
export function pageBrowser(path: string, { isPlayer, isWide }: PageVariant): BrowserServices {
  return {
    hostname: 'localhost',
    origin: 'http://localhost',
    storage: storageOf(isPlayer ? { 'kit.login': anyLogin } : {}),
    tabStorage: storageOf({}),
    session: { get: () => undefined, begin: () => undefined },
    now: () => 0,
    monotonicNow: () => 0,
    randomUUID: () => '00000000-0000-4000-8000-000000000000',
    startDecoder: async () => undefined,
    inTurn: (_name, work) => work(),
    onWake: nothing,
    userAgent: { text: '' },
    isDevelopment: false,
    isOnline: constant(true),
    isReachable: async () => true,
    isWide: constant(isWide),
    prefersLight: constant(false),
    createHistory: () => createMemoryHistory({ initialEntries: [path] }),
    loginPath: undefined,
    address: () => `http://localhost${path}`,
    replaceAddress: () => {},
    reload: () => {},
    leaveTo: () => {},
    scrollToTop: () => {},
    setTitle: () => {},
    notify: () => false,
    setLanguage: () => {},
    setAppearance: () => {},
    setLights: () => {},
    whenIdle: nothing,
    onPartMissing: nothing,
    onUncaught: nothing,
  }
}
