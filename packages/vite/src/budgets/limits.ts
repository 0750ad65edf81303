/** kB compressed of what a page loads, by the budget's name in `kit.budgets`. Reasons: docs/decisions/budgets.md. */
export const partLimits = {
  /** What a visitor loads until the first prices, without the operator's answer. */
  landingFirst: 41.7,
  /** A list of casino games, which is the home page of a site without the exchange. */
  gamesFirst: 44.5,
  eventFirst: 64,
  /** Script and styles that answer a tap before React has loaded. Loaded after the first prices. */
  early: 23.5,
  /** The initial bundle: the entry and everything that it imports statically. */
  program: 175.6,
  programStyles: 9.2,
  /** All styles, including lazy ones: dialogs, the brand's pictures, error pages. */
  allStyles: 52.3,
}

/** What a package may add to a site, in kB compressed, with its lazy code. */
export const packageLimits: Readonly<Record<string, number>> = {
  '@kit/betting': 106.8,
  '@kit/rules': 4.6,
  '@kit/wallet': 46,
  '@kit/shell': 41,
  '@kit/sdk': 45.2,
  '@kit/sdk/fair': 6,
  '@kit/ui': 35.9,
  '@kit/shell/information': 21,
  '@kit/history': 14,
  '@kit/orders': 11,
  '@kit/charts': 11,
  '@kit/staff': 20,
  '@kit/account': 38,
  '@kit/account/care': 8,
  '@kit/casino': 22,
  '@kit/shell/notices': 4,
  '@kit/shell/outside': 3,
  '@kit/tokens': 9.4,
  libraries: 313.5,
}

/** The limit of a package that is not named above, in kB. */
export const anyFeature = 40

/** Maximum number of files that a page requests until its lists are shown. */
export const mostRequests = 14

/**
 * kB that a site may weigh more than the kit's own sites, in its initial bundle and for each package: for a header, a page and
 * a feature of its own. The kit's sites set `kit.budgets.room` to 0.
 */
export const siteRoom = 15
