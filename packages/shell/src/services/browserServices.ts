import type { BrowserSession, StartDecoder } from '@kit/sdk'
import type { RouterHistory } from '@tanstack/react-router'
import type { NotificationWords, ReadableStore, UserAgent } from '../feature.ts'
import type { OfflineBrowser } from '../offline/offlineBrowser.ts'
import { createVisitHistory } from '../routing/createVisitHistory.ts'
import { safeStorage, type SafeStorage } from './safeStorage.ts'

export type Lights = 'on' | 'still'

/** Everything a site takes from the browser it runs in. Tests and servers pass their own. */
export interface BrowserServices {
  /** The host the page was opened on: the operator identifies the brand by it. */
  hostname: string
  /** The page's origin, e.g. `https://example.com`. */
  origin: string
  storage: SafeStorage
  tabStorage: SafeStorage
  /** Lasts until the browser closes and is the same in all tabs. */
  session: BrowserSession
  now(): number
  monotonicNow(): number
  randomUUID(): string
  /** Starts the worker that decodes large answers. Undefined without a worker. */
  inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Starts the worker that decodes large answers; undefined if the browser has no workers. */
  startDecoder: StartDecoder
  /**
   * Calls the listener when the page resumes after it was frozen or in the back/forward cache; it
   * missed all events meanwhile.
   */
  onWake(listener: () => void): () => void
  userAgent: UserAgent
  /** Loads what is needed to work without a connection. Undefined outside a browser. */
  loadOffline?: () => Promise<OfflineBrowser | undefined>
  /** True if the page runs from its sources. */
  isDevelopment: boolean
  isOnline: ReadableStore<boolean>
  /** Resolves to true if the site's server is reachable. Never rejects. */
  isReachable(): Promise<boolean>
  /** True if the screen has space for the side column. */
  isWide: ReadableStore<boolean>
  /** True if the device prefers a light color scheme. */
  prefersLight: ReadableStore<boolean>
  createHistory(): RouterHistory
  /**
   * The path of a login, which the page's first script has removed from the address.
   */
  loginPath: string | undefined
  /** The address of the page. */
  address(): string
  /** Navigates to another address and replaces the current history entry. */
  replaceAddress(address: string): void
  reload(): void
  /** Navigates to an external address in the same tab. */
  leaveTo(address: string): void
  scrollToTop(): void
  setTitle(title: string): void
  /** Shows a browser notification. Returns false if the player has not allowed notifications. */
  notify(title: string, more: NotificationWords): boolean
  /**
   * Sets the language of the page, a BCP 47 tag, for screen readers, hyphenation and fonts, and its direction.
   * Default: the direction of the page as it was served.
   */
  setLanguage(language: string, direction?: 'ltr' | 'rtl'): void
  /** Sets brand, mode and density on the document element, where the themes read them. */
  setAppearance(appearance: { brand: string; mode: string; density: string; themeColor: string }): void
  /** Sets whether the themes' endless animations run. */
  setLights(lights: Lights): void
  /**
   * Runs the work once the page has loaded and the browser is idle. Returns a function that cancels
   * it.
   */
  whenIdle(work: () => void): () => void
  /** Calls the listener when a chunk fails to load. */
  onPartMissing(listener: (error: unknown) => void | Promise<void>): () => void
  /** Calls the listener on uncaught errors and rejections. */
  onUncaught(listener: (error: unknown) => void): () => void
}

function mediaStore(query: string): ReadableStore<boolean> {
  const list = window.matchMedia(query)
  return {
    getState: () => list.matches,
    subscribe(listener) {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
  }
}

const onlineStore: ReadableStore<boolean> = {
  getState: () => navigator.onLine,
  subscribe(listener) {
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
}

const sessionCookie = 'kit-browser-session'

const cookieSession: BrowserSession = {
  get: () =>
    document.cookie
      .split('; ')
      .find((one) => one.startsWith(`${sessionCookie}=`))
      ?.split('=')[1],
  begin() {
    if (this.get() === undefined) {
      const secure = window.location.protocol === 'https:' ? '; Secure' : ''
      document.cookie = `${sessionCookie}=${randomUUID()}; Path=/; SameSite=Strict${secure}`
    }
    return this.get()
  },
}

/** Time that the site's server has to answer, in ms. */
const reachMs = 5_000

async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(reachMs)
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/** Client hints, which not every browser has and TypeScript's DOM types lack. */
const userAgentHints = () => (navigator as Navigator & { userAgentData?: UserAgent['hints'] }).userAgentData

declare global {
  var kitLoginPath: string | undefined
}

/**
 * Returns the path of a login that the page's first script removed from the address. It may contain
 * a password, so it can be read once.
 */
function takeLoginPath(): string | undefined {
  const { kitLoginPath } = globalThis
  globalThis.kitLoginPath = undefined
  return kitLoginPath
}

/** The real browser. Only this file of the shell uses the page's globals. */
export function browserServices(decoderUrl?: string, isDevelopment = false): BrowserServices {
  const servedDirection = document.documentElement.dir
  return {
    hostname: window.location.hostname,
    origin: window.location.origin,
    storage: safeStorage(() => window.localStorage),
    tabStorage: safeStorage(() => window.sessionStorage),
    session: cookieSession,
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    randomUUID: () => randomUUID(),
    startDecoder: async () =>
      decoderUrl === undefined ? undefined : (await import('@kit/sdk/worker')).startWorker(decoderUrl),
    loadOffline: async () => (await import('../offline/offlineBrowser.ts')).offlineBrowser(),
    inTurn,
    onWake,
    userAgent: { text: navigator.userAgent, hints: userAgentHints() },
    isDevelopment,
    isOnline: onlineStore,
    isReachable,
    isWide: mediaStore('(min-width: 1024px)'),
    prefersLight: mediaStore('(prefers-color-scheme: light)'),
    createHistory: () => createVisitHistory(),
    loginPath: takeLoginPath(),
    address: () => window.location.href,
    replaceAddress: (address) => window.location.replace(address),
    reload: () => window.location.reload(),
    leaveTo: (address) => window.location.assign(address),
    scrollToTop: () => window.scrollTo({ top: 0, behavior: 'smooth' }),
    setTitle: (title) => void (document.title = title),
    notify(title, more) {
      try {
        return Notification.permission === 'granted' && !!new Notification(title, more)
      } catch {
        // Some browsers have no notifications, and some allow them in service workers only.
        return false
      }
    },
    setLanguage: (lang, direction) =>
      void Object.assign(document.documentElement, { lang, dir: direction ?? servedDirection }),
    setAppearance({ themeColor, ...look }) {
      Object.assign(document.documentElement.dataset, look)
      document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor)
    },
    setLights: (lights) => void (document.documentElement.dataset.lights = lights),
    whenIdle,
    onPartMissing(listener) {
      // Not `preventDefault`: the importer must get the rejection too.
      const onEvent = (event: Event) => void listener('payload' in event ? event.payload : event)
      window.addEventListener('vite:preloadError', onEvent)
      return () => window.removeEventListener('vite:preloadError', onEvent)
    },
    onUncaught(listener) {
      const onEvent = (event: PromiseRejectionEvent) => listener(event.reason)
      window.addEventListener('unhandledrejection', onEvent)
      return () => window.removeEventListener('unhandledrejection', onEvent)
    },
  }
}

/**
 * Delay after the page's load event before idle work may start, in ms: prices and fonts are loaded
 * first.
 */
const settleMs = 1_000

function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    // The delay alone is enough without idle callbacks.
    const idle = 'requestIdleCallback' in window ? () => void requestIdleCallback(() => work()) : work
    timer = setTimeout(idle, settleMs)
  }
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
  return () => {
    window.removeEventListener('load', begin)
    clearTimeout(timer)
  }
}

/** Web Locks, which the browser releases when a tab crashes. Pages over plain http from another machine have none. */
function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // The types say always defined, but it may be missing.
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request(`kit.${name}`, work) : work()
}

function onWake(listener: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && listener()
  document.addEventListener('resume', listener)
  window.addEventListener('pageshow', shown)
  return () => {
    document.removeEventListener('resume', listener)
    window.removeEventListener('pageshow', shown)
  }
}

/**
 * Version 4 UUID, also over plain http from another machine, where browsers hide
 * `crypto.randomUUID`.
 */
function randomUUID(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
