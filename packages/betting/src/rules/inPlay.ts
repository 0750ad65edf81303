const minuteMs = 60_000

/** In play from 60 s before the open date on (UTC). Times in ms since the epoch. Source: market status, Q-003. */
export const isInPlay = (openDateMs: number, nowMs: number): boolean => openDateMs - nowMs < minuteMs
