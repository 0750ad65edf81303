const minuteMs = 60_000

/** Returns when an event starts to count as in-play: 60 s before the open date (UTC). Times in ms since the epoch. */
export const inPlayFromMs = (openDateMs: number): number => openDateMs - minuteMs

/** Returns true from 60 s before the open date (UTC). Times in ms since the epoch. Source: market status, Q-003. */
export const isInPlay = (openDateMs: number, nowMs: number): boolean => openDateMs - nowMs < minuteMs

/**
 * End of the second check's window after the open date: 5.5 hours and 10 minutes, in ms. The 5.5 hours are the offset
 * of Indian local time.
 */
const legacyAfterMs = 5.5 * 60 * minuteMs + 10 * minuteMs

/**
 * The second check of the specification: in-play from 60 s before the open date until 10 minutes after the open date
 * plus 5.5 hours. The kit uses `isInPlay`; this one is for highlight lists that need the old window. Source: MKT-016,
 *
 */
export const isInLegacyWindow = (openDateMs: number, nowMs: number): boolean =>
  isInPlay(openDateMs, nowMs) && nowMs <= openDateMs + legacyAfterMs
