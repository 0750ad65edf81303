/** Delays of attempts after the nth failure in a row (from 0), in ms. */
export interface Reconnection {
  delayMs(attempt: number): number
}

/** Full jitter, doubling from 500 ms to a cap of 10 s: after an operator's restart its players come back spread out. */
export const jittered = (random: () => number = Math.random): Reconnection => ({
  delayMs: (attempt) => Math.round(random() * Math.min(10_000, 500 * 2 ** Math.min(attempt, 10))),
})

/**
 * The numbers of the specification, unchanged: delay 10 s, maximum 5 s, randomization 0.5,
 * unlimited attempts. With a maximum below the delay they mean exactly 5 s for every client
 * (Q-026).
 */
export const asSpecified: Reconnection & { settings: Readonly<Record<string, number>> } = {
  settings: {
    reconnectionDelay: 10_000,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
  },
  delayMs: () => 5_000,
}
