import type { Market, MarketChange } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import type { FeedMarket, FeedRunner } from '../../feed/feed.ts'
import { marketImage, newMarketState, type MarketState } from './marketState.ts'
import { changeBetween } from './marketChange.ts'

// How the process that runs the feed lets the others have the same markets: what changed of each, whenever it publishes.

/** What a market is besides its names, its runners and what clients were told. */
type CopiedState = Omit<MarketState, 'feed' | 'runners' | 'published'>

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

export const marketCopy = z.object({
  marketId: z.string(),
  sequence: z.object({ epoch: z.string(), seq: z.int() }),
  /** Only when it changed; always in an image. */
  feed: z.optional(z.custom<FeedMarket>(isObject)),
  /** Only those that changed; all in an image. */
  runners: z.array(z.custom<FeedRunner>(isObject)),
  state: z.custom<CopiedState>(isObject),
})
export type MarketCopy = z.infer<typeof marketCopy>

type Written = Pick<MarketState, 'feed' | 'runners'>

const copyOf = (live: MarketState, before: Written | undefined): MarketCopy => {
  const { feed, runners, published, ...state } = live
  return {
    marketId: feed.id,
    sequence: published.sequence,
    ...(before?.feed !== feed && { feed }),
    runners: [...runners.values()].filter((runner) => before?.runners.get(runner.id) !== runner),
    state,
  }
}

/** All of a market. */
export const wholeCopy = (live: MarketState): MarketCopy => copyOf(live, undefined)

/** Copies what changed of a market since it was last asked to. */
export function createCopier(): (live: MarketState) => MarketCopy {
  const written = new WeakMap<MarketState, Written>()
  return (live) => {
    const copy = copyOf(live, written.get(live))
    written.set(live, { feed: live.feed, runners: new Map(live.runners) })
    return copy
  }
}

/** The market that a copy makes of the one there was, and what is new to clients. Undefined when the copy does not stand alone. */
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
