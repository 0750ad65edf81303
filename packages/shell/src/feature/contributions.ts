import type { MessageId } from '@kit/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { HistoryKind } from './history.ts'
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

export interface RouteContribution {
  /** In the router's syntax: `/events/$eventTypeId/$eventId`. */
  path: string
  /** Loads the screen when the path is first visited. */
  load(): Promise<{ default: ComponentType }>
  /** For a path with parameters: whether this page exists. If not, the 404 page is shown. */
  exists?(params: Readonly<Record<string, string>>): Promise<boolean>
  /** Who may see it. Default: everybody. A visitor gets the landing page there and is asked to log in (ROLE-026, Q-031). */
  audience?: Exclude<Audience, 'visitor'>
  /**
   * What surrounds it: everything for a `page`, only the header for `full`, nothing for a `screen` (SHELL-006,
   * ROUTE-069). It fills its space itself.
   */
  layout?: 'page' | 'full' | 'screen'
  /**
   * Where Back leads when the browser has no previous page of this site. On such a page the bottom bar starts with
   * Back instead of Home (SHELL-008).
   */
  backTo?: string
  /** Whether the side navigation is beside it on wide screens. */
  hasNavigation?: boolean
}

/** The column beside the pages on wide screens. */
export interface Rail {
  /** Its accessible name. */
  labelId: MessageId
  Component: ComponentType
}

/** What a feature adds to a site. Everything is optional. */
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
  /** Kinds of bets that the history lists. */
  history?: HistoryKind[]
  /** Handlers of intents. Each intent has one. */
  intents?: IntentAnswers
  /** Mounted once beside the pages: sheets, dialogs. */
  overlays?: ComponentType[]
  /** Wraps the whole site, which is its `children`. */
  provider?: ComponentType<{ children: ReactNode }>
  /** Runs at start; the function it returns runs when the site is unmounted. */
  start?: () => void | (() => void)
  /** Starts the queries of the home page's sections before they render. Runs when the site opens on the home page. */
  prepareHome?: (answers: QueryClient) => void
  /** Whether work is in progress that nothing may cover or reload away, e.g. an order without an answer. */
  isBusy?: ReadableStore<boolean>
  /** Whether one of its sheets or dialogs waits for the player: notices are held back until it closes. */
  isAsking?: ReadableStore<boolean>
  /** Preloads code that the next press will need. Runs once, when the first screen is rendered and the browser is idle. */
  warm?: () => void
}
