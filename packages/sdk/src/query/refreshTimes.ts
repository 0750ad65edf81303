import type { Family } from '../contract/index.ts'

/**
 * How long answers of a family stay fresh, in ms; a family not listed is stale at once. The specification's refresh
 * times are cache expiry times (CONF-020 to CONF-024, Q-068). Only the player changes the stakes.
 */
export const freshMs: Partial<Record<Family, number>> = {
  home: 30_000,
  highlights: 30_000,
  markets: 30_000,
  configuration: 60_000,
  brandSettings: 60_000,
  profile: 60_000,
  casinoGames: 120_000,
  stakes: Number.POSITIVE_INFINITY,
  quickBets: Number.POSITIVE_INFINITY,
  location: Number.POSITIVE_INFINITY,
  staticFiles: Number.POSITIVE_INFINITY,
}

/** The shortest time between two reads of one query family, in ms. For points the specification requires it (AUTH-069). */
export const rereadPauseMs = 2_000

/** Interval at which visible answers are read again, in ms. A balance with a missed event is at most a minute old. */
export const rereadMs = {
  home: 30_000,
  configuration: 60_000,
  /** Source: CONF-023. */
  tournaments: 120_000,
  points: 60_000,
} as const

/**
 * Poll intervals, in ms (MKT-023 to MKT-028, Q-005, Q-006): the status of the open event's markets, over the socket
 * or by reading the markets where it is down; and scores, by where they are shown. The internal status check makes no
 * call: it looks for prices that have become old.
 */
export const pollMs = {
  marketStatus: { loggedIn: 1_500, loggedOut: 10_000 },
  internalStatus: { loggedIn: 1_000, loggedOut: 3_000, lowBalance: 1_000 },
  score: { inPlayEvent: 3_000, inPlayList: 5_000, notInPlay: 15_000 },
} as const
