import type { Flags } from '@kit/sdk/flags'
import type { RouteContribution } from '../feature.ts'
import { isHomePage } from '../routing/isHomePage.ts'

/** Source: A§2. */
export type BasePart =
  | 'header'
  | 'headerStrip'
  | 'headerBottom'
  | 'marquee'
  | 'homeBanner'
  | 'bettingFeatures'
  | 'paymentStrip'
  | 'getInTouch'
  | 'footer'

export interface PageFacts {
  path: string
  /** The site's home page: `/`, or that of its casino alone. */
  homePath: string
  layout: NonNullable<RouteContribution['layout']>
  /** True for a detail page, such as an event, which needs the whole height. */
  isDetail: boolean
}

/** The pages that may show a part, and the flags that turn it on. */
interface PartRule {
  isOn(page: PageFacts): boolean
  isWanted(flags: Pick<Flags, 'get'>): boolean
}

const isPage = ({ layout }: PageFacts) => layout === 'page'
const isList = (page: PageFacts) => isPage(page) && !page.isDetail
const isHome = (page: PageFacts) => isPage(page) && (page.path === page.homePath || isHomePage(page.path))
const inParts =
  (name: 'header' | 'headerBottom' | 'marquee' | 'getInTouch' | 'footer') => (flags: Pick<Flags, 'get'>) =>
    flags.get('layout.baseParts')[name] !== false

/**
 * The base layout as data: each part with its paths and its flag. Source: SHELL-001 to SHELL-004.
 */
const rules: Readonly<Record<BasePart, PartRule>> = {
  header: { isOn: ({ layout }) => layout !== 'screen', isWanted: inParts('header') },
  // The strip decides what it shows: the rules and the link to the second site stay even if nothing
  // else is wanted.
  headerStrip: { isOn: isList, isWanted: () => true },
  headerBottom: { isOn: isList, isWanted: inParts('headerBottom') },
  marquee: {
    isOn: isList,
    isWanted: (flags) =>
      inParts('marquee')(flags) &&
      Boolean(flags.get('theme.marqueeText') || flags.get('theme.headerBottomText')),
  },
  homeBanner: { isOn: isHome, isWanted: (flags) => flags.get('layout.header') !== 'compact' },
  bettingFeatures: { isOn: isHome, isWanted: (flags) => flags.get('layout.bettingFeaturesBlock') },
  paymentStrip: { isOn: isHome, isWanted: (flags) => flags.get('layout.paymentMethodStrip') },
  getInTouch: { isOn: isList, isWanted: inParts('getInTouch') },
  footer: { isOn: isPage, isWanted: inParts('footer') },
}

export function basePartsOf(page: PageFacts, flags: Pick<Flags, 'get'>): ReadonlySet<BasePart> {
  const names = Object.keys(rules) as BasePart[]
  return new Set(names.filter((name) => rules[name].isOn(page) && rules[name].isWanted(flags)))
}
