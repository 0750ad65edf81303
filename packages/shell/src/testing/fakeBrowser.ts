import { createMemoryHistory } from '@tanstack/react-router'
import type { BrowserServices } from '../services/browserServices.ts'
import { safeStorage } from '../services/safeStorage.ts'
import { memoryStorage } from './memoryStorage.ts'
import { createStore } from 'zustand/vanilla'

function memory() {
  const storage = memoryStorage()
  return safeStorage(() => storage)
}

/** `seen` records what the site did to it. */
export function fakeBrowser(path = '/') {
  const seen = {
    title: '',
    language: '',
    direction: '',
    brand: '',
    mode: '',
    density: '',
    themeColor: '',
    lights: '',
    reloads: 0,
    left: '',
    scrolls: 0,
    leftFor: '',
  }
  const isOnline = createStore<boolean>(() => true)
  const isWide = createStore<boolean>(() => false)
  const uncaught = new Set<(error: unknown) => void>()
  const waking = new Set<() => void>()
  const missing = new Set<(error: unknown) => void | Promise<void>>()
  // Simulates the first script of a page.
  const loginPath = /^\/(?:login-user|direct-login)\//i.test(path) ? path : undefined
  const history = createMemoryHistory({ initialEntries: [loginPath === undefined ? path : '/'] })
  const browser: BrowserServices = {
    hostname: 'site.test',
    origin: 'https://site.test',
    storage: memory(),
    tabStorage: memory(),
    session: { get: () => 'the browser', begin: () => 'the browser' },
    now: () => Date.UTC(2026, 0, 1),
    monotonicNow: () => 0,
    randomUUID: () => '00000000-0000-4000-8000-000000000000',
    startDecoder: async () => undefined,
    inTurn: (_name, work) => work(),
    onWake(listener) {
      waking.add(listener)
      return () => waking.delete(listener)
    },
    userAgent: { text: 'Mozilla/5.0 (Linux; Android 14; K) Chrome/138.0.0.0 Mobile Safari/537.36' },
    isDevelopment: false,
    isOnline,
    isReachable: async () => isOnline.getState(),
    isWide,
    prefersLight: createStore<boolean>(() => false),
    createHistory: () => history,
    loginPath,
    address: () => `https://site.test${history.location.href}`,
    replaceAddress: (address) => void (seen.leftFor = address),
    reload: () => void (seen.reloads += 1),
    leaveTo: (address) => void (seen.left = address),
    scrollToTop: () => void (seen.scrolls += 1),
    notify: () => false,
    setTitle: (title) => void (seen.title = title),
    setLanguage: (language, direction) => void Object.assign(seen, { language, direction }),
    setAppearance: (appearance) => void Object.assign(seen, appearance),
    setLights: (lights) => void (seen.lights = lights),
    whenIdle: () => () => {},
    onPartMissing(listener) {
      missing.add(listener)
      return () => missing.delete(listener)
    },
    onUncaught(listener) {
      uncaught.add(listener)
      return () => uncaught.delete(listener)
    },
  }
  /** Rejects a promise that nothing awaits. */
  const reject = (error: unknown) => uncaught.forEach((listener) => listener(error))
  const missPart = (error: unknown) => missing.forEach((listener) => void listener(error))
  /** Restores the page, as Back does from the browser's back/forward cache. */
  const wake = () => waking.forEach((listener) => listener())
  return { browser, seen, isOnline, isWide, history, reject, missPart, wake }
}
