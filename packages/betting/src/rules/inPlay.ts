const minuteMs = 60_000

/** When it begins to count as in play: 60 s before the open date (UTC). Times in ms since the epoch. */
export const inPlayFromMs = (openDateMs: number): number => openDateMs - minuteMs

/** In play from 60 s before the open date on (UTC). Times in ms since the epoch. Source: market status, Q-003. */
export const isInPlay = (openDateMs: number, nowMs: number): boolean => openDateMs - nowMs < minuteMs
