import type { OperatorError } from '@kit/sdk'
import type { AnyEndpoint } from '@kit/sdk/contract'
import type { FrameSources, MessageId } from '@kit/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { IntentAnswers } from './intents.ts'
import type {
  AccountMenuEntry,
  Audience,
  BottomBarItem,
  NavigationSection,
  NavigationSectionProps,
  Section,
} from './navigation.ts'
import type { ReadableStore } from './readableStore.ts'

/** What search engines and previews learn of a page. */
export interface PageFacts {
  /** The message key of its title. */
  title?: MessageId
  /** The message key of a sentence about it. */
  description?: MessageId
  /** Whether search engines stay out. Default: true on paths for logged-in users. */
  isPrivate?: boolean
}

/** What is known of a path before its screen is loaded. */
export interface RouteFacts extends PageFacts {
  /** In the router's syntax: `/events/$eventTypeId/$eventId`. */
  path: string
  /**
   * Who may see it. Default: everybody. At a path for logged-in users a visitor gets the landing page and is asked to log in
   * (ROLE-026, Q-031); at one for visitors a logged-in user is led home.
   */
  audience?: Audience
  /**
   * What surrounds it: everything for a `page`; the header, the column beside it and the bottom bar for a `stage`, a
   * full-screen page of its own (ROUTE-066); only the header for `full`; nothing for a `screen` (SHELL-006, ROUTE-069). It
   * fills its space itself.
   */
  layout?: 'page' | 'stage' | 'full' | 'screen'
  /** Whether the bottom bar is on a `screen` (SHELL-005). The screen leaves room for it. Default: false. */
  hasBar?: boolean
  /**
   * Where Back leads when the browser has no previous page of this site. On such a page the bottom bar starts with
   * Back instead of Home (SHELL-008).
   */
  backTo?: string
  /** Whether it has prices: then the side navigation and the rail are beside it on wide screens. */
  hasNavigation?: boolean
  /** Whether the column of the rail is beside it on wide screens. Default: where the side navigation is. */
  hasRail?: boolean
}

export interface RouteContribution extends RouteFacts {
  /** Loads the screen when the path is first visited. */
  load(): Promise<{ default: ComponentType }>
  /** For a path with parameters: whether this page exists. If not, the 404 page is shown. */
  exists?(params: Readonly<Record<string, string>>): Promise<boolean>
  /**
   * For a path with one parameter that has few values: the values that have a page. All others show the 404 page, and
   * `pages.json` names each path, so that every server answers them with 404.
   */
  values?(): Promise<readonly string[]>
}

/** The column beside the pages on wide screens. */
export interface Rail {
  /** Its accessible name. */
  labelId: MessageId
  Component: ComponentType
}

/** What a player can look at without a connection. */
export interface OfflineAnswers {
  /** Calls whose last answers are kept for the player who is logged in: read-only, and shown with their age. */
  calls: readonly AnyEndpoint[]
  /** Reads what has to be there although no screen asked for it. Runs once, when the browser is idle. */
  prepare?: (queries: QueryClient) => Promise<void>
}

/**
 * What a feature adds to a site. Everything is optional. These are rendered or called by the shell; a feature that renders
 * contributions of others declares their slot by declaration merging.
 */
export interface Contributions {
  routes?: RouteContribution[]
  /** Sections of the landing and home page. The brand's slides have order 30. */
  home?: Section[]
  /** Calls to action under the headline of the landing page. */
  welcome?: ComponentType
  /** Sections of the side navigation and its drawer. */
  navigation?: NavigationSection[]
  /** The search above the side navigation, loaded with it. */
  search?: () => Promise<{ default: ComponentType<NavigationSectionProps> }>
  /** The right end of the header. */
  header?: Section[]
  /** The player's points, in the header. */
  walletBox?: ComponentType
  /** Entries of the menu behind the player's name. */
  accountMenu?: AccountMenuEntry[]
  rail?: Rail
  bottomBar?: BottomBarItem[]
  /** Handlers of intents. Each intent has one. */
  intents?: IntentAnswers
  /** Where help videos may come from, of the feature that plays them: others are not offered. */
  videoSources?: FrameSources
  /** Mounted once beside the pages: sheets, dialogs. */
  overlays?: ComponentType[]
  /** Wraps the whole site, which is its `children`. */
  provider?: ComponentType<{ children: ReactNode }>
  /** Runs at start; the function it returns runs when the site is unmounted. */
  start?: () => void | (() => void)
  /** Starts the queries of the home page's sections before they render. Runs when the site opens on the home page. */
  prepareHome?: (answers: QueryClient) => void
  /**
   * Takes what the feature's boot was answered, by address, before React takes the prerendered page over: the first render
   * must give what the boot painted.
   */
  takeOver?: (answers: ReadonlyMap<string, Promise<unknown>>, queries: QueryClient) => Promise<void>
  /** Hears what goes wrong, for reports: errors that no screen shows, and calls that failed, by their name in the contract. */
  observe?: {
    error?: (error: unknown, where: string) => void
    failedCall?: (call: string, error: OperatorError) => void
  }
  /** Whether work is in progress that nothing may cover or reload away, e.g. an order without an answer. */
  isBusy?: ReadableStore<boolean>
  /** Whether one of its sheets or dialogs waits for the player: notices are held back until it closes. */
  isAsking?: ReadableStore<boolean>
  /** Its login or sign-up: during maintenance the maintenance page takes the place of one that is open. */
  login?: { isOpen: ReadableStore<boolean>; close(): void }
  /** Loads which answers are kept in this browser, to be read without a connection. */
  offline?: () => Promise<OfflineAnswers>
  /**
   * Preloads code that the next press will need. Runs when the browser is idle: once the first screen is rendered, and again
   * after each login.
   */
  warm?: () => void
}
