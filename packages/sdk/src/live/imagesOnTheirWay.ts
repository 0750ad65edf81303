/** Delay before an image is requested again, first and longest, in ms; it doubles each time. */
export const imageWaitMs = { first: 2_000, longest: 16_000 } as const

/**
 * The images that the operator sends after a subscription. A market whose image is in flight requests no other until the
 * image is overdue, because it may have got lost.
 */
export function createImagesOnTheirWay(now: () => number) {
  const begun = new Map<string, { atMs: number; came: Set<string> }>()
  const leftMsOf = (atMs: number) => atMs + imageWaitMs.first - now()
  return {
    /** Call it when a subscription was sent. */
    begin: (room: string): void => void begun.set(room, { atMs: now(), came: new Set() }),
    /**
     * How long a subscription's image of a market may still take, in ms; 0 if it has arrived or is overdue.
     */
    leftMs(room: string, marketId: string): number {
      const one = begun.get(room)
      return !one || one.came.has(marketId) ? 0 : Math.max(leftMsOf(one.atMs), 0)
    },
    came(marketId: string): void {
      for (const [room, { atMs, came }] of begun)
        if (leftMsOf(atMs) > 0) came.add(marketId)
        else begun.delete(room)
    },
  }
}
