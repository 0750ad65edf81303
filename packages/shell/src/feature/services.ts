import type { Operator } from '@kit/sdk'
import type { Flags } from '@kit/sdk/flags'
import type { ComponentType } from 'react'
import type { Contributions } from './contributions.ts'
import type { IntentName, Intents } from './intents.ts'
import type { PartName, PartProps } from './parts.ts'
import type { ReadableStore } from './readableStore.ts'

/** Small values that survive reloads. Never money, never prices; tokens have a store of their own. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The browser's information about itself and the device. */
export interface UserAgent {
  /** The user-agent string. */
  text: string
  /** The client hints, in browsers that have them. */
  hints?:
    | {
        brands?: readonly { brand: string; version: string }[]
        mobile?: boolean
        platform?: string
      }
    | undefined
}

export type ToastTone = 'info' | 'success' | 'danger'

/** Text and image of a browser notification; notifications with the same `tag` are shown once. */
export interface NotificationWords {
  body: string
  icon: string
  image: string
  tag: string
}

/**
 * The services that a site provides to its features. Features use these instead of the browser's
 * globals.
 */
export interface SiteServices {
  /** The brand's display name. */
  name: string
  /** The release of the site: by default the hash of its build. */
  version: string
  /**
   * The route pattern of the page, as in `/events/$eventTypeId/$eventId`; reports use it because a
   * path may contain a secret.
   */
  page(): string
  operator: Operator
  /** The site's flags, for use outside components; components use `useFlag`. */
  flags: Flags
  /** Survives a reload, ends with the tab. */
  tabStorage: KeyValueStorage
  /** Survives closing the browser. */
  storage: KeyValueStorage
  /** Returns milliseconds since the epoch by the server's clock. */
  now(): number
  /** Monotonic milliseconds for countdowns: a change of the wall clock does not affect it. */
  monotonicNow(): number
  randomUUID(): string
  /**
   * Runs the work under a lock of this name that all tabs of the site share, in the order of the calls. Without locks
   * (plain http from another machine) it runs at once.
   */
  inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  userAgent: UserAgent
  /**
   * True if the browser has a network connection. It does not show that the operator is reachable.
   */
  isOnline: ReadableStore<boolean>
  /** Requests an intent. Returns whether a feature handles it; if none does, `otherwise` runs. Does not throw. */
  request<Name extends IntentName>(intent: Name, data: Intents[Name], otherwise?: () => void): boolean
  /**
   * Returns true if a feature of this site handles the intent. Do not offer an intent that has no
   * handler.
   */
  canRequest(intent: IntentName): boolean
  /**
   * Returns true if a feature of this site has a page at exactly this path. Do not link to other
   * paths.
   */
  hasPage(path: string): boolean
  /**
   * Returns the contributions of all features to one slot, in order, for a feature that renders
   * contributions of others.
   */
  contributed<Place extends keyof Contributions>(place: Place): NonNullable<Contributions[Place]>[]
  /**
   * Returns the site's override of a part, or the original without one. Always the same component
   * for the same original.
   */
  partOf<Name extends PartName>(
    name: Name,
    Original: ComponentType<PartProps<Name>>,
  ): ComponentType<PartProps<Name>>
  /**
   * True while a login, the slip's sheet or a dialog waits for the player; notices are held back.
   */
  isAsking: ReadableStore<boolean>
  /** True while an order has no answer, or other work is in progress that must not be covered. */
  isBusy: ReadableStore<boolean>
  /** True while any dialog, sheet or drawer is open over the page. */
  isCovered: ReadableStore<boolean>
  /** Shows a short message at the top right. Money never relies on it alone. */
  toast(text: string, tone?: ToastTone): void
  /** Shows a browser notification. Returns false if the player has not allowed notifications. */
  notify(title: string, more: NotificationWords): boolean
  navigate(path: string): void
  /** Preloads the page of a path of this site. */
  prefetch(path: string): void
  /** Reports errors that no screen shows. */
  onError(error: unknown, where: string): void
}
