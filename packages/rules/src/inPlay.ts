const minuteMs = 60_000

/** When it begins to count as in play: 60 s before the open date (UTC). Times in ms since the epoch. */
export const inPlayFromMs = (openDateMs: number): number => openDateMs - minuteMs

/** In play from 60 s before the open date on (UTC). Times in ms since the epoch. Source: market status, Q-003. */
export const isInPlay = (openDateMs: number, nowMs: number): boolean => openDateMs - nowMs < minuteMs

/** Half a day and more of Indian local time that the second check still carries, with its ten minutes. */
const legacyAfterMs = 5.5 * 60 * minuteMs + 10 * minuteMs

/**
 * The second check of the specification: in play from 60 s before the open date until 10 minutes after the open date plus
 * 5.5 hours. The one rule above is what is used; this is for a highlight list that wants the old window. Source: MKT-016,
 *
 */
export const isInLegacyWindow = (openDateMs: number, nowMs: number): boolean =>
  isInPlay(openDateMs, nowMs) && nowMs <= openDateMs + legacyAfterMs
