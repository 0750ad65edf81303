import type { Family } from '../contract/index.ts'

/**
 * How long answers of a family stay fresh, in ms; what is not named is stale at once. The refresh times of the
 * specification are the expiry of what is kept (CONF-020 to CONF-024, Q-068). Stakes change by the player's own hand only.
 */
export const freshMs: Partial<Record<Family, number>> = {
  home: 30_000,
  highlights: 30_000,
  markets: 30_000,
  configuration: 60_000,
  profile: 60_000,
  casinoGames: 120_000,
  stakes: Number.POSITIVE_INFINITY,
  quickBets: Number.POSITIVE_INFINITY,
  location: Number.POSITIVE_INFINITY,
  staticFiles: Number.POSITIVE_INFINITY,
}

/** How often answers are read again while they are on the screen, in ms. A balance whose change was not heard is at most a minute old. */
export const rereadMs = { home: 30_000, configuration: 60_000, points: 60_000 } as const

/**
 * How often is asked by hand, in ms (MKT-023 to MKT-028, Q-005, Q-006): the status of the open event's markets, over the
 * socket or, where it is off, by reading the markets; and scores, by where they are shown. At the internal status nobody is
 * asked: what is held is looked at again, for prices that have become old.
 */
export const pollMs = {
  marketStatus: { loggedIn: 1_500, loggedOut: 10_000 },
  internalStatus: { loggedIn: 1_000, loggedOut: 3_000, lowBalance: 1_000 },
  score: { inPlayEvent: 3_000, inPlayList: 5_000, notInPlay: 15_000 },
} as const
