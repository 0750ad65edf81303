import { feedLost, feedRestored, marketAdded, marketsChanged } from '@kit/sdk/contract'
import type { Announce } from '../announcements/announcements.ts'
import { playersOn } from '../bets/betStore.ts'
import { endByFeed, type FeedEnd, type FeedEnded } from '../bets/endByFeed.ts'
import { resultFault, type ResultFault } from '../bets/result.ts'
import { voidMarket } from '../bets/settleMarket.ts'
import type { OrderMatching } from '../bets/unmatched/orderMatching.ts'
import { recalculateReserves, withdrawRunner } from '../bets/withdrawRunner.ts'
import type { Database } from '../database/schema.ts'
import type { Feed, FeedBook, FeedMarket, FeedUpdate } from '../../feed/feed.ts'
import { lockMarket, openMarketIds, saveMarket } from '../markets/catalogue.ts'
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
  /** The leader's term. States saved in an earlier term no longer count. */
  term: bigint
  onError(error: unknown, what: string): void
}

interface EndDetails extends Pick<FeedEnd, 'reason' | 'note'> {
  correction?: number | undefined
}

const saveEveryMs = 2000
const sweepEveryMs = 1000

/**
 * Applies updates to the market books immediately and to the database in order. The feed's state is saved
 * last, so that the feed repeats unfinished updates after a crash. Resolves when the first updates are
 * applied.
 */
export async function followFeed(services: FollowServices, feed: Feed): Promise<{ stop(): Promise<void> }> {
  const { database, books, scores, clock, announce, outbox, matching, term, onError } = services
  const work = createWorkQueue(onError)
  const now = () => new Date(clock())

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
    work.add('The position in the feed could not be written', async () => {
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
      if (saved.hasNewRunner)
        await changeBets(market.id, false, (tx) => recalculateReserves(tx, market.id, now()))
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
      onError(new Error(`The feed changed market ${book.marketId} before defining it`), 'Feed')
    const match = moved()
    if (match) work.add(`Could not match the unmatched orders of market ${book.marketId}`, match)
    for (const id of withdrawn)
      work.add(`Runner ${id} of market ${book.marketId} could not be withdrawn`, async () => {
        await changeBets(book.marketId, true, (tx) => withdrawRunner(tx, book.marketId, id, now()))
      })
  }

  /** Returns true if a result can settle its market, according to what is known without the database. */
  function isComplete(marketId: string, outcome: Outcome): boolean {
    const live = books.get(marketId)
    if (!live) return true
    const runners = live.feed.runners.map(({ id }) => ({
      id,
      status: live.runners.get(id)?.status === 'removed' ? ('removed' as const) : ('active' as const),
    }))
    return resultFault({ outcome }, { numberOfWinners: live.feed.numberOfWinners, runners }) === undefined
  }

  function takeEnd(
    marketId: string,
    outcome: Outcome,
    { reason, note, correction = 0 }: EndDetails = {},
  ): void {
    if (reason !== undefined || isComplete(marketId, outcome)) books.close(marketId, outcome, 'feed')
    work.add(`Market ${marketId} could not be settled`, async () => {
      books.flush()
      let ended: FeedEnded | undefined
      await changeBets(
        marketId,
        true,
        async (tx) => {
          ended = await endByFeed(tx, { marketId, outcome, reason, note, correction, at: now() })
          return ended.players
        },
        (announceWritten) => createMarketAnnouncer(announceWritten, books).announceEnd(marketId),
      )
      if (ended?.waitsFor) waitForStaff(marketId, ended.waitsFor)
      else if (ended?.isCorrected) books.correct(marketId, outcome)
      if (ended?.waitsFor || ended?.isCorrected) books.flush()
    })
  }

  function waitForStaff(marketId: string, fault: ResultFault): void {
    const removed = [...(books.get(marketId)?.runners ?? [])].filter(([, { status }]) => status === 'removed')
    books.reopen(marketId, new Map(removed.map(([id, { status }]) => [id, status])))
    books.hold(marketId, true)
    onError(new Error(`Market ${marketId} waits for a result by staff: ${fault}`), 'Feed')
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
        return takeEnd(update.marketId, new Map(update.outcome.map((row) => [row.runnerId, row.status])), {
          correction: update.correction,
        })
      case 'sessionResult':
        return takeEnd(update.marketId, { run: update.run }, { note: update.note })
      case 'score':
        return scores.set(update.eventId, update.board)
      case 'scoreGone':
        return scores.remove(update.eventId)
      case 'exchange':
        return takeExchange(update.isThere)
      case 'abandoned':
        return takeEnd(update.marketId, new Map(), { reason: update.reason, correction: update.correction })
    }
  }

  /** Voids bets on markets that this feed no longer carries, because they will never have a result. */
  const voidOrphans = async (): Promise<void> => {
    for (const id of await openMarketIds(database)) {
      if (books.get(id) || (await playersOn(database, id)).length === 0) continue
      const reason = 'The feed no longer carries this market'
      await changeBets(id, true, async (tx) =>
        // Staff decide about a market that they, or an incomplete result, have suspended.
        (await lockMarket(tx, id))?.isHeld
          ? []
          : voidMarket(tx, { marketId: id, reason, by: 'feed', at: now() }),
      )
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
