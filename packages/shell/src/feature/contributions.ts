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

/** The texts of a page in search engines and link previews. */
export interface PageFacts {
  /** The message key of its title. */
  title?: MessageId
  /** The message key of a sentence about it. */
  description?: MessageId
  /** True if search engines must not index it. Default: true on paths for logged-in users. */
  isPrivate?: boolean
}

/** The facts about a path that are known before its screen is loaded. */
export interface RouteFacts extends PageFacts {
  /** Path in the router's syntax: `/events/$eventTypeId/$eventId`. */
  path: string
  /**
   * Who may see it. Default: everyone. A visitor on a path for logged-in users sees the landing
   * page and a login (ROLE-026, Q-031); a logged-in user on a path for visitors is redirected to
   * the home page.
   */
  audience?: Audience
  /**
   * The frame around it. `page`: everything. `stage`: the header, the side column and the bottom
   * bar, for a full-screen page (ROUTE-066). `full`: only the header. `screen`: nothing; it fills
   * its space itself (SHELL-006, ROUTE-069).
   */
  layout?: 'page' | 'stage' | 'full' | 'screen'
  /** True if a `screen` has the bottom bar (SHELL-005) and leaves space for it. Default: false. */
  hasBar?: boolean
  /**
   * The path that Back opens if the browser has no previous page of this site. The bottom bar of such a page starts
   * with Back instead of Home (SHELL-008).
   */
  backTo?: string
  /** True if it has prices: wide screens then show the side navigation and the rail next to it. */
  hasNavigation?: boolean
  /** True if wide screens show the rail next to it. Default: same as the side navigation. */
  hasRail?: boolean
}

export interface RouteContribution extends RouteFacts {
  /** Loads the screen when the path is first visited. */
  load(): Promise<{ default: ComponentType }>
  /**
   * For a path with parameters: resolves to true if this page exists. Otherwise the 404 page is
   * shown.
   */
  exists?(params: Readonly<Record<string, string>>): Promise<boolean>
  /**
   * For a path with one parameter that has few values: the values that have a page. All others show
   * the 404 page. `pages.json` names each path, so that every server answers the others with 404.
   */
  values?(): Promise<readonly string[]>
}

/** The column next to the page on wide screens. */
export interface Rail {
  /** Accessible name. */
  labelId: MessageId
  Component: ComponentType
}

/** The data that a player can view without a connection. */
export interface OfflineAnswers {
  /**
   * Calls whose last answers are kept for the logged-in player: read-only, and shown with their
   * age.
   */
  calls: readonly AnyEndpoint[]
  /**
   * Reads answers that must be available although no screen requested them. Runs once, when the
   * browser is idle.
   */
  prepare?: (queries: QueryClient) => Promise<void>
}

/**
 * The contributions of a feature to a site; all optional. The shell renders or calls these. A feature that renders
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
  /** The player's points in the header. */
  walletBox?: ComponentType
  /** Entries of the menu behind the player's name. */
  accountMenu?: AccountMenuEntry[]
  rail?: Rail
  bottomBar?: BottomBarItem[]
  /** Handlers of intents. Each intent has one. */
  intents?: IntentAnswers
  /**
   * Allowed sources of help videos, from the feature that plays them; other videos are not offered.
   */
  videoSources?: FrameSources
  /** Sheets and dialogs, mounted once next to the pages. */
  overlays?: ComponentType[]
  /** Wraps the whole site, which is its `children`. */
  provider?: ComponentType<{ children: ReactNode }>
  /** Runs at start; the function it returns runs when the site is unmounted. */
  start?: () => void | (() => void)
  /** Starts the queries of the home page's sections before they render. Runs when the site opens on the home page. */
  prepareHome?: (answers: QueryClient) => void
  /**
   * Receives the answers of the feature's bootstrap script, by address, before React hydrates the
   * page: the first render must match what the script rendered.
   */
  hydrate?: (answers: ReadonlyMap<string, Promise<unknown>>, queries: QueryClient) => Promise<void>
  /** Receives errors that no screen shows, and failed calls by their contract name, for reports. */
  observe?: {
    error?: (error: unknown, where: string) => void
    failedCall?: (call: string, error: OperatorError) => void
  }
  /**
   * True while work is in progress that must not be covered or reloaded away, e.g. an order without
   * an answer.
   */
  isBusy?: ReadableStore<boolean>
  /**
   * True while one of its sheets or dialogs waits for the player; notices are held back until it
   * closes.
   */
  isAsking?: ReadableStore<boolean>
  /**
   * Its login or sign-up. During maintenance the maintenance page replaces it while it is open
   * (Q-100).
   */
  login?: { isOpen: ReadableStore<boolean>; close(): void }
  /** Loads the list of answers that this browser keeps for use without a connection. */
  offline?: () => Promise<OfflineAnswers>
  /**
   * Preloads code that the next press will need. Runs when the browser is idle: once the first screen is rendered, and again
   * after each login.
   */
  warm?: () => void
}
