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
  /** As the router writes it: `/events/$eventTypeId/$eventId`. */
  path: string
  /** The screen, loaded when the path is first visited. */
  load(): Promise<{ default: ComponentType }>
  /** Whether there is such a page, for a path that stands for many: where not, the 404 page is shown. */
  exists?(params: Readonly<Record<string, string>>): Promise<boolean>
  /** Who is shown it; everybody unless told. A visitor finds the landing page there, and is asked to log in (ROLE-026, Q-031). */
  audience?: Exclude<Audience, 'visitor'>
  /**
   * What stands around it: of a `page` all of the site, of a `full` one the header alone, of a `screen` nothing (SHELL-006,
   * ROUTE-069). It fills its place itself.
   */
  layout?: 'page' | 'full' | 'screen'
  /**
   * The path that Back leads to where there is no page before this one. On such a page the bottom bar begins with Back
   * instead of Home (SHELL-008).
   */
  backTo?: string
  /** Whether the side navigation stands beside it on wide screens. */
  hasNavigation?: boolean
}

/** The column beside the pages on wide screens. */
export interface Rail {
  /** What screen readers call it. */
  labelId: MessageId
  Component: ComponentType
}

/** What a feature adds to a site. Everything is optional. */
export interface Contributions {
  routes?: RouteContribution[]
  /** Sections of the landing and home page. The brand's slides have the order 30. */
  home?: Section[]
  /** What a visitor can do at once, under the headline of the landing page: the calls to action. */
  welcome?: ComponentType
  /** Sections of the side navigation and its drawer. */
  navigation?: NavigationSection[]
  /** What looks things up, above the side navigation; loaded with it. */
  search?: () => Promise<{ default: ComponentType<NavigationSectionProps> }>
  /** Right end of the header. */
  header?: Section[]
  /** The player's points, in the header. */
  walletBox?: ComponentType
  /** Entries of the menu behind the player's name. */
  accountMenu?: AccountMenuEntry[]
  rail?: Rail
  bottomBar?: BottomBarItem[]
  /** Kinds of bets that the history lists. */
  history?: HistoryKind[]
  /** The intents it answers. Each is answered by one feature. */
  intents?: IntentAnswers
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
  /** Whether something of it stands in front of the page and asks the player: notices wait for its end. */
  isAsking?: ReadableStore<boolean>
  /** Loads code that the next press will need. Runs once, when the first screen stands and the browser is idle. */
  warm?: () => void
}
