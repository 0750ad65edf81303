import { imageWaitMs } from './imagesOnTheirWay.ts'

export interface Wanted {
  eventId: string
  marketId: string
}

export interface ImageRequestsPorts {
  /** Returns false if the market has no followers. */
  ask(wanted: Wanted): boolean
  /** Time until the image of a subscription is overdue, in ms. */
  leftMs(wanted: Wanted): number
}

/**
 * The images that markets wait for, requested until they arrive: a request or its answer may get
 * lost.
 */
export function createImageRequests({ ask, leftMs }: ImageRequestsPorts) {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()

  function wait(wanted: Wanted, ms: number, thenMs: number): void {
    waiting.set(
      wanted.marketId,
      setTimeout(() => askOrWait(wanted, thenMs), ms),
    )
  }

  /** Repeats the request after this many ms; not while the image is in flight. */
  function askOrWait(wanted: Wanted, waitMs: number): void {
    const ms = leftMs(wanted)
    if (ms > 0) wait(wanted, ms, waitMs)
    else if (ask(wanted)) wait(wanted, waitMs, Math.min(2 * waitMs, imageWaitMs.longest))
    else waiting.delete(wanted.marketId)
  }

  function forget(marketId: string): void {
    clearTimeout(waiting.get(marketId))
    waiting.delete(marketId)
  }

  return {
    /** Requests now, or once the image in flight is overdue; repeats until it arrives. */
    want(wanted: Wanted): void {
      forget(wanted.marketId)
      askOrWait(wanted, imageWaitMs.first)
    },
    came: forget,
    /** A new connection sends all images. */
    forgetAll(): void {
      for (const marketId of waiting.keys()) forget(marketId)
    },
  }
}
