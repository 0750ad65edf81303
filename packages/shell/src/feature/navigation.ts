import type { MessageId } from '@kit/ui'
import type { ComponentType, ReactElement } from 'react'

/** A contribution with a position. */
interface Placed {
  /** Unique among all features of a site: `sportsBook`. */
  id: string
  /** Position among the contributions, ascending; equal orders keep the site's feature order. */
  order: number
  /** The requirements it meets, for the x-ray: `SHELL-062`. */
  requirements?: readonly string[]
}

/** Users who see something: visitors, logged-in users, or both. Default: both. */
export type Audience = 'everyone' | 'visitor' | 'loggedIn'

/** A component in one of the shell's places. */
export interface Section extends Placed {
  Component: ComponentType
  audience?: Audience
  /** Replacement after an error: a panel with a retry button (default), or nothing. */
  onBroken?: 'panel' | 'nothing'
}

interface Labelled extends Placed {
  labelId: MessageId
  /** An element, e.g. `<Icon name="list" />` of `@kit/ui`. `null` for none. */
  icon: ReactElement | null
  /**
   * Hook that returns true if it is shown; it may read flags, the session or the player. Default:
   * always shown.
   */
  useIsShown?: () => boolean
}

/** An item of the bottom bar on phones. The shell's Home, or Back, has order 0. */
export interface BottomBarItem extends Labelled {
  /** A path to go to, or an action. */
  to?: string
  onPress?: () => void
  /** A count to show on it, e.g. the selections of the slip. */
  useBadge?: () => number
}

/** An entry of the menu behind the player's name. */
export interface AccountMenuEntry extends Labelled {
  to?: string
  onPress?: () => void
}

/** A link of the side navigation that the shell renders. */
export interface NavigationItem extends Labelled {
  to: string
  /** A visitor who presses a link for logged-in users logs in first and is then taken there. */
  audience?: Exclude<Audience, 'visitor'>
  useBadge?: () => number
  /** True if the header of wide screens shows it too; items up to order 50 precede the casino's. */
  isMain?: boolean
}

/** Props of a section of the side navigation. */
export interface NavigationSectionProps {
  /** The current path, if the navigation is next to the page. */
  current?: string | undefined
  /** Called when a link is pressed: a drawer closes. */
  onGo?: (() => void) | undefined
  /** True if a field takes the focus on mount, because the player opened the search. */
  takesFocus?: boolean | undefined
}

/** A section of the side navigation and its drawer: links, or a component that renders its own `SideNav` items. */
export interface NavigationSection extends Placed {
  useIsShown?: () => boolean
  items?: readonly NavigationItem[]
  /** Component that is loaded when the navigation first opens. */
  load?: () => Promise<{ default: ComponentType<NavigationSectionProps> }>
}
