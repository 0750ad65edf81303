import { feedLost, feedRestored, marketAdded, marketsChanged } from '@kit/sdk/contract'
import type { Announce } from '../announcements/announcements.ts'
import { playersOn } from '../bets/betStore.ts'
import { settleMarket, voidMarket } from '../bets/settleMarket.ts'
import type { OrderMatching } from '../bets/waiting/orderMatching.ts'
import { reckonAgain, withdrawRunner } from '../bets/withdrawRunner.ts'
import type { Database } from '../database/schema.ts'
import type { Feed, FeedBook, FeedMarket, FeedUpdate } from '../../feed/feed.ts'
import { openMarketIds, saveMarket } from '../markets/catalogue.ts'
import { saveFeedState } from './feedStateStore.ts'
import { createListAnnouncer } from '../markets/listAnnouncer.ts'
import type { Outcome } from '../markets/marketState.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import { createMarketAnnouncer } from '../markets/marketAnnouncer.ts'
import type { Scores } from '../scores/scores.ts'
import type { Outbox } from '../announcements/outbox.ts'
import { createWorkQueue } from './workQueue.ts'

export interface FollowServices {
  database: Database
  books: MarketBooks
  scores: Scores
  clock(): number
  announce: Announce
  outbox: Outbox
  matching: OrderMatching
  /** The leader's term: states saved in an earlier one no longer count. */
  term: bigint
  onError(error: unknown, what: string): void
}

interface EndDetails {
  reason?: string | undefined
  note?: string | undefined
}

const saveEveryMs = 2000
const sweepEveryMs = 1000

/**
 * Applies feed updates to the market books at once and to the database in order: names, withdrawals, results. The
 * feed's state is saved after everything it covers, so that after a crash the feed repeats what was not done. Resolves
 * when the first updates are applied.
 */
export async function followFeed(services: FollowServices, feed: Feed): Promise<{ stop(): Promise<void> }> {
  const { database, books, scores, clock, announce, outbox, matching, term, onError } = services
  const work = createWorkQueue(onError)
  const now = () => new Date(clock())

  /** Changes bets and announces it to their players in one transaction. */
  const changeBets = (
    marketId: string,
    hasEnded: boolean,
    change: (tx: Database) => Promise<readonly string[]>,
    announceMore: (announceWritten: Announce) => void = () => {},
  ): Promise<void> =>
    outbox.transaction(async (tx, announceWritten) => {
      const players = await change(tx)
      announceMore(announceWritten)
      createMarketAnnouncer(announceWritten, books).announceToPlayers(players, marketId, hasEnded)
    })

  const saveState = (): void => {
    const state = feed.state()
    work.add('Where the feed stands could not be written', async () => {
      if (work.isComplete()) await saveFeedState(database, state, term)
    })
  }

  function takeMarket(market: FeedMarket): void {
    const isNew = books.get(market.id) === undefined
    if (!books.define(market)) return
    work.add(`Market ${market.id} could not be written`, async () => {
      const saved = await database.transaction((tx) => saveMarket(tx, market))
      if (saved.isHeld) books.hold(market.id, true)
      if (!saved.isOpen) books.close(market.id, new Map(), 'operator')
      if (saved.hasNewRunner) await changeBets(market.id, false, (tx) => reckonAgain(tx, market.id, now()))
    })
    const to = { everyone: true } as const
    const docs = { eventId: market.event.id, marketId: market.id }
    if (isNew) announce({ to, event: marketAdded, payload: { docs } })
    else announce({ to, event: marketsChanged, payload: {} })
    // The feed's state covers the market only after this update.
    if (isNew) queueMicrotask(saveState)
  }

  function takeBook(book: FeedBook): void {
    const before = books.get(book.marketId)?.runners
    const withdrawn = book.runners
      .filter(({ id, status }) => status === 'removed' && before?.get(id)?.status !== 'removed')
      .map(({ id }) => id)
    const moved = matching.look(book)
    if (!books.move(book))
      onError(new Error(`The feed moved market ${book.marketId} before naming it`), 'Feed')
    const match = moved()
    if (match) work.add(`Orders that wait on market ${book.marketId} could not be matched`, match)
    for (const id of withdrawn)
      work.add(`Runner ${id} of market ${book.marketId} could not be withdrawn`, async () => {
        await changeBets(book.marketId, true, (tx) => withdrawRunner(tx, book.marketId, id, now()))
      })
  }

  function takeEnd(marketId: string, outcome: Outcome, { reason, note }: EndDetails = {}): void {
    books.close(marketId, outcome, 'feed')
    work.add(`Market ${marketId} could not be settled`, async () => {
      books.flush()
      await changeBets(
        marketId,
        true,
        (tx) =>
          reason === undefined
            ? settleMarket(tx, { marketId, outcome, note, by: 'feed', at: now() })
            : voidMarket(tx, { marketId, reason, by: 'feed', at: now() }),
        (announceWritten) => createMarketAnnouncer(announceWritten, books).announceEnd(marketId),
      )
    })
  }

  function takeExchange(isThere: boolean): void {
    books.cutOff(!isThere)
    books.flush()
    announce({ to: { everyone: true }, event: isThere ? feedRestored : feedLost, payload: {} })
  }

  const take = (update: FeedUpdate): void => {
    switch (update.kind) {
      case 'market':
        return takeMarket(update.market)
      case 'book':
        return takeBook(update.book)
      case 'result':
        return takeEnd(update.marketId, new Map(update.outcome.map((row) => [row.runnerId, row.status])))
      case 'sessionResult':
        return takeEnd(update.marketId, { run: update.run }, { note: update.note })
      case 'score':
        return scores.set(update.eventId, update.board)
      case 'scoreGone':
        return scores.remove(update.eventId)
      case 'exchange':
        return takeExchange(update.isThere)
      case 'abandoned':
        return takeEnd(update.marketId, new Map(), { reason: update.reason })
    }
  }

  /** Voids bets on markets that this feed no longer carries: they will never have a result. */
  const voidOrphans = async (): Promise<void> => {
    for (const id of await openMarketIds(database)) {
      if (books.get(id) || (await playersOn(database, id)).length === 0) continue
      const reason = 'The feed no longer carries this market'
      await changeBets(id, true, (tx) => voidMarket(tx, { marketId: id, reason, by: 'feed', at: now() }))
    }
  }

  await matching.begin(database)
  feed.start(take)
  await work.done()
  await voidOrphans()
  books.flush()

  const announceLists = createListAnnouncer(books, clock, announce)
  const sweep = (): void => {
    books.forgetEnded()
    announceLists()
  }

  const timers = [setInterval(saveState, saveEveryMs), setInterval(sweep, sweepEveryMs)]
  return {
    async stop() {
      timers.forEach(clearInterval)
      saveState()
      feed.stop()
      await work.done()
      books.stop()
    },
  }
}
