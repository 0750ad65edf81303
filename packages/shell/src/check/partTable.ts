import type { PartLoad } from '../feature/parts.ts'

export interface PartFacts {
  /** Description in `docs/parts.md`. */
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
    text: 'The bar at the top of every page: menu, logo, links, search, balance, account menu.',
    stability: 'stable',
    loads: 'now',
    isPrerendered: true,
  },
  hero: {
    text: 'The top of the home page for visitors: a headline with text or the operator’s banner, and buttons to register and log in.',
    stability: 'stable',
    loads: 'now',
    isPrerendered: true,
  },
  bottomBar: {
    text: 'The bar at the bottom of the screen on phones: Home or Back, and the entries of features.',
    stability: 'stable',
    loads: 'now',
    isPrerendered: true,
  },
  emptyState: {
    text: 'What an empty list or page shows: a picture, a sentence, a button.',
    stability: 'stable',
    loads: 'now',
    isPrerendered: true,
  },
  footer: {
    text: 'The bottom of every page: links, social icons, and the notices that a licence requires.',
    stability: 'stable',
    loads: 'late',
    isPrerendered: false,
  },
  slipAction: {
    text: 'The button of the bet slip that places the bet. Props: `SlipActionProps` of `@kit/betting/feature`.',
    stability: 'experimental',
    loads: 'late',
    isPrerendered: false,
    of: 'betting',
  },
  bettingFeatures: {
    text: 'The block on the home page that describes what the site offers.',
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
    text: 'The block above the footer with the contacts of the brand.',
    stability: 'experimental',
    loads: 'late',
    isPrerendered: false,
  },
  notFound: {
    text: 'The page for an address that does not exist.',
    stability: 'experimental',
    loads: 'late',
    isPrerendered: false,
  },
}
