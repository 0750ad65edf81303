/**
 * Compressed size limits of what a page loads, in kB, by the budget's name in `kit.budgets`. Source:
 * docs/decisions/budgets.md.
 */
export const partLimits = {
  /** Everything that loads before the first prices, except the operator's answer. */
  landingFirst: 42.5,
  /** A list of casino games, which is the home page of a site without the exchange. */
  gamesFirst: 44.5,
  eventFirst: 64.9,
  /**
   * The early overlay, which answers a tap before React starts: its script and its styles, loaded after the first
   * prices.
   */
  early: 23.6,
  /** The entry and its static imports: React needs them to take over a page. */
  program: 177.6,
  programStyles: 10.4,
  /** All style sheets, lazy ones included: dialogs, the brand's pictures, error pages. */
  allStyles: 56.1,
}

/** Compressed size limits of packages in a site, in kB, eager and lazy code together. */
export const packageLimits: Readonly<Record<string, number>> = {
  '@kit/betting': 107.5,
  '@kit/rules': 4.6,
  '@kit/wallet': 46,
  '@kit/shell': 41.2,
  '@kit/sdk': 45.2,
  '@kit/sdk/fair': 6,
  '@kit/ui': 36.6,
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
  libraries: 313.7,
}

/** A feature that is not listed above. */
export const anyFeature = 40

/**
 * The requests of a page until its lists are shown: page, bootstrap script, one answer, and the initial bundle with
 * its styles.
 */
export const mostRequests = 14

/**
 * Additional kB for a site in its initial bundle and for each package: room for its own header, page and feature. The
 * kit's sites set `kit.budgets.room` to 0.
 */
export const siteRoom = 15
