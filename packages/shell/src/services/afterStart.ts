/**
 * Delay before code that the first screen does not need is loaded, in ms after the page's start.
 * Source: SHELL-130, SHELL-131.
 */
const laterMs = 1_000

/** Resolves a second after the start; at once if that second has passed. */
export function aSecondAfterStart(now: () => number = () => performance.now()): Promise<void> {
  const restMs = laterMs - now()
  return restMs <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, restMs))
}
