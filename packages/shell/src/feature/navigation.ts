import type { MessageId } from '@kit/ui'
import type { ComponentType, ReactNode } from 'react'

/** Something a feature puts in one of the shell's places. */
interface Placed {
  /** Its own among all features of a site: `sportsBook`. */
  id: string
  /** Where it stands among the others, ascending; equal ones in the order the site lists their features. */
  order: number
}

/** Who is shown something: visitors, logged-in users, or both, which is what is meant where nothing is said. */
export type Audience = 'everyone' | 'visitor' | 'loggedIn'

/** A component in one of the shell's places. */
export interface Section extends Placed {
  Component: ComponentType
  audience?: Audience
}

interface Labelled extends Placed {
  labelId: MessageId
  icon: ReactNode
  /** Whether it is shown at all; always unless told. A hook: it may read flags, the session or the player. */
  useIsShown?: () => boolean
}

/** An entry of the bar at the foot of a phone. The shell's Home, or Back, has the order 0. */
export interface BottomBarItem extends Labelled {
  /** A path to go to, or what to do. */
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

/** A link of the side navigation that the shell draws. */
export interface NavigationItem extends Labelled {
  to: string
  /** A visitor who presses one of logged-in users is asked to log in, and is led there. */
  audience?: Exclude<Audience, 'visitor'>
  useBadge?: () => number
}

/** What a section of the side navigation is told. */
export interface NavigationSectionProps {
  /** The path one is at, where the navigation stands beside the page. */
  current?: string | undefined
  /** Runs when a link was pressed: a drawer closes. */
  onGo?: (() => void) | undefined
}

/** A section of the side navigation and its drawer: links, or a component that draws `SideNav` items of its own. */
export interface NavigationSection extends Placed {
  useIsShown?: () => boolean
  items?: readonly NavigationItem[]
  /** Loaded when the navigation is first opened. */
  load?: () => Promise<{ default: ComponentType<NavigationSectionProps> }>
}
