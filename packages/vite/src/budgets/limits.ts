/** kB compressed of what a page loads, by the budget's name in `kit.budgets`. Reasons: docs/decisions/budgets.md. */
export const partLimits = {
  /** What stands between a visitor and the first prices, but for the operator's answer. */
  landingFirst: 41.7,
  /** A list of casino games, which is the home page of a site without the exchange. */
  gamesFirst: 44.5,
  eventFirst: 64,
  /** What shows something for a tap before React: its script and its styles, behind the first prices. */
  early: 23.5,
  /** What React needs to take a page over: the entry and everything it imports statically. */
  program: 175.8,
  programStyles: 9.2,
  /** With what comes late or never: dialogs, the brand's pictures, pages for when something is wrong. */
  allStyles: 52.3,
}

/** What a package may cost a site, kB compressed, early and late together. */
export const packageLimits: Readonly<Record<string, number>> = {
  '@kit/betting': 106.8,
  '@kit/rules': 4.6,
  '@kit/wallet': 46,
  '@kit/shell': 41.2,
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

/** A feature that is not named above. */
export const anyFeature = 40

/** The files that a page names until its lists stand: page, boot, one answer, and the program with its styles. */
export const mostRequests = 14

/**
 * kB that a site may weigh more than the kit's own sites, in its initial bundle and for each package: for a header, a page and
 * a feature of its own. The kit's sites set `kit.budgets.room` to 0.
 */
export const siteRoom = 15
