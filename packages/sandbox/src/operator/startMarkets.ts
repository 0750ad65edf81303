import { marketChanged } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import { createFeed } from '../feed/createFeed.ts'
import type { FeedState } from '../feed/feed.ts'
import { createOrderMatching } from './bets/unmatched/orderMatching.ts'
import { hostFeed } from './feed-host/feedHost.ts'
import type { Ends, OnError, OperatorContext } from './operatorContext.ts'
import { createMarketBooks } from './markets/marketBooks.ts'
import { createPriceHistory } from './price-history/priceHistory.ts'
import type { OperatorOptions } from './operatorOptions.ts'
import { boardAddress, liveTvPlace } from './scores/liveTvAddress.ts'
import { createScores } from './scores/scores.ts'

function feedOf(options: OperatorOptions, now: () => number, state: FeedState | undefined) {
  const { feed, recordings, matches, fixtures, speed = 1, seed = 1, report = () => {} } = options
  return feed ? feed(state) : createFeed({ recordings, matches, fixtures, speed, seed, now, report, state })
}

/** Starts market books and scores, and the feed that updates them in whichever process is the leader. */
export async function startMarkets(
  options: OperatorOptions,
  context: OperatorContext,
  ends: Ends,
  onError: OnError,
) {
  const { clock = Date.now } = options
  const { announce, announceLocally } = context
  const books = createMarketBooks({
    epoch: randomUUID(),
    clock,
    resultVisibleMs: options.resultVisibleMs ?? 120_000,
    onChanges: (eventId, docs) => {
      priceHistory.record(docs)
      announceLocally({ to: { eventId }, event: marketChanged, payload: { docs } })
    },
  })
  const priceHistory = createPriceHistory({ clock, get: books.get })
  const tv = liveTvPlace(options.liveTv)
  const scores = createScores({
    announce,
    liveTvAddress: tv.address,
    scorePage: boardAddress,
    onBoard: priceHistory.score,
  })
  const matching = createOrderMatching({ ...context, books, clock, onError })
  const feedHost = await hostFeed({
    ...context,
    matching,
    isSeveral: options.redisUrl !== undefined,
    makeFeed: (state) => feedOf(options, clock, state),
    books,
    scores,
    clock,
    onError,
  })
  ends.push(() => feedHost.stop())
  return {
    books,
    scores,
    priceHistory,
    matching,
    feedHost,
    frameOrigins: tv.origin === undefined ? [] : [tv.origin],
  }
}
