import { marketChanged } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import { createFeed } from './feed/createFeed.ts'
import type { FeedState } from './feed/feed.ts'
import { hostFeed } from './feedHost.ts'
import type { Ends, Ground, OnError } from './ground.ts'
import { createMarketBooks } from './markets/marketBooks.ts'
import type { SandboxOptions } from './sandboxOptions.ts'
import { boardAddress, liveTvPlace } from './scores/liveTvAddress.ts'
import { createScores } from './scores/scores.ts'

function feedOf(options: SandboxOptions, now: () => number, state: FeedState | undefined) {
  const { feed, recordings, matches, fixtures, speed = 1, seed = 1, report = () => {} } = options
  return feed ? feed(state) : createFeed({ recordings, matches, fixtures, speed, seed, now, report, state })
}

/** Starts what an operator has of markets: their books and scores, moved by the feed wherever it runs. */
export async function startMarkets(options: SandboxOptions, ground: Ground, ends: Ends, onError: OnError) {
  const { clock = Date.now } = options
  const { announce, announceHere } = ground
  const books = createMarketBooks({
    epoch: randomUUID(),
    clock,
    resultVisibleMs: options.resultVisibleMs ?? 120_000,
    onChanges: (eventId, docs) => announceHere({ to: { eventId }, event: marketChanged, payload: { docs } }),
  })
  const tv = liveTvPlace(options.liveTv)
  const scores = createScores({ announce, liveTvAddress: tv.address, scorePage: boardAddress })
  const feedHost = await hostFeed({
    ...ground,
    isSeveral: options.redisUrl !== undefined,
    makeFeed: (state) => feedOf(options, clock, state),
    books,
    scores,
    clock,
    onError,
  })
  ends.push(() => feedHost.stop())
  return { books, scores, feedHost, frameOrigins: tv.origin === undefined ? [] : [tv.origin] }
}
