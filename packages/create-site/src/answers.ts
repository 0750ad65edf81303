/** The names are those of `family` in a site's configuration. */
export const kinds = {
  b2c: 'players sign up, bet on the exchange and play casino games',
  b2b: 'staff make the accounts and move the points; the exchange alone',
  'casino-only': 'casino games and nothing of the exchange',
} as const

export type Kind = keyof typeof kinds

/** The kit's languages: their names, and the feature of `@kit/languages` that a site lists. English is the default text. */
export const languages = {
  en: { name: 'English', feature: undefined },
  hi: { name: 'हिन्दी', feature: 'hindi' },
  ar: { name: 'العربية', feature: 'arabic' },
  bn: { name: 'বাংলা', feature: 'bengali' },
  pt: { name: 'Português', feature: 'portuguese' },
  es: { name: 'Español', feature: 'spanish' },
} as const satisfies Record<string, { name: string; feature: string | undefined }>

export type Language = keyof typeof languages

/** Records of `@kit/ui/currencies` that a site can use: those of 0 or 2 decimals, with their names. */
export const currencies = {
  inr: 'Indian rupee',
  points: 'points, without a currency',
  aed: 'UAE dirham',
  ars: 'Argentine peso',
  bdt: 'Bangladeshi taka',
  brl: 'Brazilian real',
  eur: 'euro',
  gbp: 'British pound',
  idr: 'Indonesian rupiah',
  jpy: 'Japanese yen',
  lkr: 'Sri Lankan rupee',
  mxn: 'Mexican peso',
  npr: 'Nepalese rupee',
  pkr: 'Pakistani rupee',
  usd: 'US dollar',
} as const

export type CurrencyName = keyof typeof currencies

/** The answers needed to write a site. */
export interface SiteAnswers {
  /** The name for players: one line of at most 60 characters, in any script. */
  name: string
  /** The name for programs: lower-case letters, digits and dashes, as returned by `idOf`. */
  id: string
  /** Colour as `#rrggbb`. */
  accent: string
  kind: Kind
  /** The operator's origin; undefined for the site's own origin, as with the sandbox. */
  operator: string | undefined
  /** The languages a player can choose from; the first is the default. */
  languages: readonly [Language, ...Language[]]
  /** How amounts are written. Nothing is converted. Default: `inr`. */
  currency?: CurrencyName | undefined
  /** The registry of the kit's packages. Without it no `.npmrc` is written. */
  registry?: string | undefined
}
