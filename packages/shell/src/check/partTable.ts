import type { PartLoad } from '../feature/parts.ts'

export interface PartFacts {
  /** For `docs/parts.md`. */
  text: string
  /**
   * A `stable` part keeps its name and props until a release announces a change; an `experimental`
   * one may change in any release.
   */
  stability: 'stable' | 'experimental'
  loads: PartLoad
  isPrerendered: boolean
  /** The feature that renders it. Default: the shell. */
  of?: string
}

/** Every part that a site can replace, by its name. Types: `SiteParts`. */
export const partTable: Readonly<Record<string, PartFacts>> = {
  header: {
    text: 'The bar at the top of every page: menu, logo, places, search, points, the menu behind the name.',
    stability: 'stable',
    loads: 'now',
    isPrerendered: true,
  },
  hero: {
    text: 'The top of the home page for visitors: headline, text or banner of the domain, calls to action.',
    stability: 'stable',
    loads: 'now',
    isPrerendered: true,
  },
  bottomBar: {
    text: 'The bar at the bottom of phones: Home or Back, and what features contribute.',
    stability: 'stable',
    loads: 'now',
    isPrerendered: true,
  },
  emptyState: {
    text: 'The content of an empty list or page: a picture, a sentence, an action.',
    stability: 'stable',
    loads: 'now',
    isPrerendered: true,
  },
  footer: {
    text: 'The end of every page: links, networks, what a betting site must say.',
    stability: 'stable',
    loads: 'late',
    isPrerendered: false,
  },
  slipAction: {
    text: 'The button of the slip that places the bet. Props: `SlipActionProps` of `@kit/betting/feature`.',
    stability: 'experimental',
    loads: 'late',
    isPrerendered: false,
    of: 'betting',
  },
  bettingFeatures: {
    text: 'The block of the home page about what one can do here.',
    stability: 'experimental',
    loads: 'late',
    isPrerendered: false,
  },
  paymentStrip: {
    text: 'The strip of payment methods on the home page.',
    stability: 'experimental',
    loads: 'late',
    isPrerendered: false,
  },
  getInTouch: {
    text: 'How to reach the brand: its chats, before the footer.',
    stability: 'experimental',
    loads: 'late',
    isPrerendered: false,
  },
  notFound: {
    text: 'The page of a path that does not exist.',
    stability: 'experimental',
    loads: 'late',
    isPrerendered: false,
  },
}
