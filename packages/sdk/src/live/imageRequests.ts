/** How long an image may take before it is asked for again, and at most, in ms: each time it waits twice as long. */
export const imageWaitMs = { first: 2_000, longest: 16_000 } as const

export interface Wanted {
  eventId: string
  marketId: string
}

/**
 * The images that markets wait for, asked for until they come: a question or its answer may get lost like anything else.
 * `ask` asks for one, and says false when nobody follows the market any more.
 */
export function createImageRequests(ask: (wanted: Wanted) => boolean) {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()

  function wait(wanted: Wanted, waitMs: number): void {
    const again = () => {
      if (ask(wanted)) wait(wanted, Math.min(2 * waitMs, imageWaitMs.longest))
      else waiting.delete(wanted.marketId)
    }
    waiting.set(wanted.marketId, setTimeout(again, waitMs))
  }

  function forget(marketId: string): void {
    clearTimeout(waiting.get(marketId))
    waiting.delete(marketId)
  }

  return {
    /** Asks now; and again later, until the image came. */
    want(wanted: Wanted): void {
      forget(wanted.marketId)
      if (ask(wanted)) wait(wanted, imageWaitMs.first)
    },
    /** Whether any image is waited for. */
    isWaiting: (): boolean => waiting.size > 0,
    came: forget,
    /** A new connection brings all images by itself. */
    forgetAll(): void {
      for (const marketId of waiting.keys()) forget(marketId)
    },
  }
}
