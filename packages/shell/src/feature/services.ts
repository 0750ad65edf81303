import type { Operator } from '@kit/sdk'
import type { Contributions } from './contributions.ts'
import type { IntentName, Intents } from './intents.ts'
import type { ReadableStore } from './readableStore.ts'

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
  /**
   * Asks whichever feature answers the intent. Returns whether one does; where none does, `otherwise` runs. Does not throw.
   */
  request<Name extends IntentName>(intent: Name, data: Intents[Name], otherwise?: () => void): boolean
  /** Whether a feature of this site answers the intent: what nobody answers is not offered. */
  canRequest(intent: IntentName): boolean
  /** What the features of this site put in one place, in their order: for a feature that draws what others contribute. */
  contributed<Place extends keyof Contributions>(place: Place): NonNullable<Contributions[Place]>[]
  /** Whether something stands in front of the page and asks the player: a login, the slip's sheet, a dialog. Notices wait. */
  isAsking: ReadableStore<boolean>
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
