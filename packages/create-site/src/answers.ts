/** The kinds of site, as `family` of a site's configuration names them. */
export const kinds = {
  b2c: 'players sign up, bet on the exchange and play casino games',
  b2b: 'staff make the accounts and move the points; the exchange alone',
  'casino-only': 'casino games and nothing of the exchange',
} as const

export type Kind = keyof typeof kinds

/** The languages that the texts of the kit are in. */
export const languages = { en: 'English', hi: 'हिन्दी' } as const

export type Language = keyof typeof languages

/** What has to be known to write a site. */
export interface SiteAnswers {
  /** The name that players read: one line of 60 signs at most, in any script. */
  name: string
  /** The name that programs use: lower-case letters, digits and dashes, as `idOf` makes it. */
  id: string
  /** As `#rrggbb`. */
  accent: string
  kind: Kind
  /** The operator's origin; undefined for one on the site's own origin, which the sandbox is. */
  operator: string | undefined
  /** The languages that a player can choose from; the first is shown to begin with. */
  languages: readonly [Language, ...Language[]]
  /** The registry that the packages of the kit come from; without one no `.npmrc` is written. */
  registry?: string | undefined
}
