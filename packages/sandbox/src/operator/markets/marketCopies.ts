import type { Market, MarketChange } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import type { FeedMarket, FeedRunner } from '../../feed/feed.ts'
import { marketImage, newMarketState, type MarketState } from './marketState.ts'
import { changeBetween } from './marketChange.ts'

// Copies of markets that the leader sends to other processes whenever it publishes.

type CopiedState = Omit<MarketState, 'feed' | 'runners' | 'lastOpen' | 'published'>

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

export const marketCopy = z.object({
  marketId: z.string(),
  sequence: z.object({ epoch: z.string(), seq: z.int() }),
  /** Sent if changed, and in images. */
  feed: z.optional(z.custom<FeedMarket>(isObject)),
  /** Changed runners, and all of them in images. */
  runners: z.array(z.custom<FeedRunner>(isObject)),
  state: z.custom<CopiedState>(isObject),
})
export type MarketCopy = z.infer<typeof marketCopy>

type Written = Pick<MarketState, 'feed' | 'runners'>

const copyOf = (live: MarketState, before: Written | undefined): MarketCopy => {
  const { feed, runners, lastOpen: _own, published, ...state } = live
  return {
    marketId: feed.id,
    sequence: published.sequence,
    ...(before?.feed !== feed && { feed }),
    runners: [...runners.values()].filter((runner) => before?.runners.get(runner.id) !== runner),
    state,
  }
}

export const wholeCopy = (live: MarketState): MarketCopy => copyOf(live, undefined)

export function createCopier(): (live: MarketState) => MarketCopy {
  const written = new WeakMap<MarketState, Written>()
  return (live) => {
    const copy = copyOf(live, written.get(live))
    written.set(live, { feed: live.feed, runners: new Map(live.runners) })
    return copy
  }
}

/**
 * Applies a copy to the known market, and returns the change for clients. Returns undefined if the copy
 * requires an unknown market.
 */
export function takeCopy(
  { feed: named, runners: changed, state, sequence }: MarketCopy,
  known: MarketState | undefined,
): { live: MarketState; change: MarketChange | undefined } | undefined {
  const feed = named ?? known?.feed
  if (!feed) return undefined
  const before: Market = known?.published ?? newMarketState(feed, sequence.epoch).published
  const runners = new Map([
    ...(known?.runners ?? []),
    ...changed.map((runner) => [runner.id, runner] as const),
  ])
  const unpublished = { ...state, feed, runners }
  const live = { ...unpublished, published: marketImage(unpublished, sequence) }
  return { live, change: changeBetween(before, live.published) }
}
