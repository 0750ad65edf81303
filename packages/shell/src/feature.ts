import type { Operator } from '@kit/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'

/** A request to log in, made by whatever needs a player: the login sheet opens and, after it, `returnTo` is shown. */
export interface LoginRequest {
  /** A path of this site. */
  returnTo?: string
  /** Which step to begin with. */
  step?: 'login' | 'demo'
}

/** A value that changes, readable with React's `useSyncExternalStore`. */
export interface ReadableStore<Value> {
  get(): Value
  subscribe(listener: () => void): () => void
}

/** Where small things are kept across reloads. Never money, never prices; tokens have a port of their own. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** What the browser says of itself and its machine. */
export interface UserAgent {
  /** The user-agent text. */
  text: string
  /** The client hints, of browsers that have them. */
  hints?:
    | {
        brands?: readonly { brand: string; version: string }[]
        mobile?: boolean
        platform?: string
      }
    | undefined
}

export type ToastTone = 'info' | 'success' | 'danger'

/** What a browser's notification says and shows; one `tag` is shown once. */
export interface NotificationWords {
  body: string
  icon: string
  image: string
  tag: string
}

/** What a site gives each of its features. Nothing in a feature reaches for the browser's globals instead. */
export interface SiteServices {
  operator: Operator
  /** Survives a reload, ends with the tab. */
  tabStorage: KeyValueStorage
  /** Survives the browser. */
  storage: KeyValueStorage
  /** Milliseconds since the epoch by the server's clock. */
  now(): number
  /** Monotonic milliseconds: countdowns use it, a step of the wall clock does not move it. */
  monotonicNow(): number
  randomUUID(): string
  /**
   * Does the work while no other tab of the site does work of this name: one after the other, in the order they asked.
   * A page that may not lock (plain http from another machine) does it at once.
   */
  inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  userAgent: UserAgent
  loginRequest: ReadableStore<LoginRequest | null>
  requestLogin(request?: LoginRequest): void
  dismissLogin(): void
  /** A short word at the top right. Money never relies on it alone. */
  toast(text: string, tone?: ToastTone): void
  /** Shows a notification of the browser's own. False where the player has not allowed them. */
  notify(title: string, more: NotificationWords): boolean
  /** Goes to a path of this site. */
  navigate(path: string): void
  /** Loads the page of a path of this site, which seems to be wanted. */
  prefetch(path: string): void
  /** Where errors go that no screen shows. */
  onError(error: unknown, where: string): void
}

export interface RouteContribution {
  /** As the router writes it: `/events/$eventTypeId/$eventId`. */
  path: string
  /** The screen, loaded when the path is first visited. */
  load(): Promise<{ default: ComponentType }>
  /** Whether there is such a page, for a path that stands for many: where not, the 404 page is shown. */
  exists?(params: Readonly<Record<string, string>>): Promise<boolean>
  /** Who is shown it; everybody unless told. A visitor finds the landing page there, and is asked to log in (ROLE-026, Q-031). */
  audience?: 'everyone' | 'loggedIn'
  /**
   * What stands around it: of a `page` all of the site, of a `full` one the header alone, of a `screen` nothing (SHELL-006,
   * ROUTE-069). It fills its place itself.
   */
  layout?: 'page' | 'full' | 'screen'
}

export interface BottomBarItem {
  id: string
  /** A key of the message catalogue. */
  labelId: string
  icon: ReactNode
  /** A path to go to, or what to do. */
  to?: string
  onPress?: () => void
  /** A count to show on it, e.g. the selections of the slip. */
  useBadge?: () => number
}

/** What a feature adds to a site. Everything is optional. */
export interface Contributions {
  routes?: RouteContribution[]
  /** Sections of the landing and home page, in order. */
  home?: ComponentType[]
  /** What a visitor can do at once, under the headline of the landing page: the calls to action. */
  welcome?: ComponentType
  /** Left end of the header: what opens the side navigation. */
  menu?: ComponentType
  /** Right end of the header, in order. */
  header?: ComponentType[]
  /** A side column on wide screens (the bet slip). */
  rail?: ComponentType
  bottomBar?: BottomBarItem[]
  /** Mounted once beside the pages: sheets, dialogs. */
  overlays?: ComponentType[]
  /** Wraps the whole site; gets the site as children. */
  provider?: ComponentType<{ children: ReactNode }>
  /** Work at start; what it returns runs when the site is taken down. */
  start?: () => void | (() => void)
  /** Asks for what the sections of the home page will show, before they are drawn. Runs when the site opens there. */
  prepareHome?: (answers: QueryClient) => void
  /** Whether something is under way that nothing may cover or load away: an order without an answer, say. */
  isBusy?: ReadableStore<boolean>
  /** Loads code that the next press will need. Runs once, when the first screen stands and the browser is idle. */
  warm?: () => void
}

/** A plugin of a site. `messages` are its words in the default language, flat and keyed `feature.place.word`. */
export interface Feature {
  name: string
  messages: Readonly<Record<string, string>>
  setup(site: SiteServices): Contributions
}
