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

/** Who sees something: visitors, logged-in users, or both. Default: both. */
export type Audience = 'everyone' | 'visitor' | 'loggedIn'

/** A component in one of the shell's places. */
export interface Section extends Placed {
  Component: ComponentType
  audience?: Audience
  /** What stands there when it broke: a panel with a way to try again (default), or nothing. */
  onBroken?: 'panel' | 'nothing'
}

interface Labelled extends Placed {
  labelId: MessageId
  /** An element, e.g. `<Icon name="list" />` of `@kit/ui`. `null` for none. */
  icon: ReactElement | null
  /** Whether it is shown. Default: always. A hook: it may read flags, the session or the player. */
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
  /** A visitor who presses a link for logged-in users is asked to log in and then taken there. */
  audience?: Exclude<Audience, 'visitor'>
  useBadge?: () => number
  /** Whether it is in the header of wide screens, too; there items up to order 50 are before the casino's. */
  isMain?: boolean
}

/** Props of a section of the side navigation. */
export interface NavigationSectionProps {
  /** The current path, where the navigation is beside the page. */
  current?: string | undefined
  /** Called when a link is pressed: a drawer closes. */
  onGo?: (() => void) | undefined
  /** Whether a field takes the focus as soon as it is there: the search was asked for. */
  takesFocus?: boolean | undefined
}

/** A section of the side navigation and its drawer: links, or a component that renders its own `SideNav` items. */
export interface NavigationSection extends Placed {
  useIsShown?: () => boolean
  items?: readonly NavigationItem[]
  /** Loaded when the navigation first opens. */
  load?: () => Promise<{ default: ComponentType<NavigationSectionProps> }>
}
