import * as z from 'zod/mini'
import { refuseInterrupted } from '../bets/orderStore.ts'
import type { ControlledBooks } from '../control/marketRoutes.ts'
import type { Presence } from '../database/presence.ts'
import type { Feed, FeedState } from '../../feed/feed.ts'
import { loadFeedState, nextTerm } from './feedStateStore.ts'
import { createFeedReplica } from './feedReplica.ts'
import { followFeed, type FollowServices } from './followFeed.ts'
import type { Outcome } from '../markets/marketState.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import { topic, type Bus } from '../processes/bus.ts'

/** What another process asks of the one that runs the feed. */
const controlled = topic(
  'controlled',
  z.discriminatedUnion('act', [
    z.object({ act: z.literal('hold'), marketId: z.string(), isHeld: z.boolean() }),
    z.object({ act: z.literal('close'), marketId: z.string(), outcome: z.custom<Outcome>() }),
    z.object({
      act: z.literal('reopen'),
      marketId: z.string(),
      runners: z.custom<Parameters<MarketBooks['reopen']>[1]>((value) => value instanceof Map),
    }),
  ]),
)
type Controlled = z.infer<(typeof controlled)['content']>

/** How soon a process notices that the one that ran the feed is gone. */
const lookEveryMs = 500

export interface FeedHostServices extends Omit<FollowServices, 'term'> {
  presence: Presence
  bus: Bus
  /** Whether there may be other processes: without a bus that reaches them, there may not. */
  isSeveral: boolean
  makeFeed(state: FeedState | undefined): Feed | Promise<Feed>
}

export interface FeedHost {
  /** The feed, when it runs in this process. */
  feedHere(): Feed | undefined
  /** The market books as those change them who steer them by hand, in whatever process the feed runs. */
  controlledBooks: ControlledBooks
  stop(): Promise<void>
}

/** Keeps the same market books in every process: in one of them the feed runs, and when it dies another takes over. */
export async function hostFeed(services: FeedHostServices): Promise<FeedHost> {
  const { presence, bus, isSeveral, books, onError } = services
  const report = (what: string) => (error: unknown) => onError(error, what)
  const replica = createFeedReplica({ bus, books, scores: services.scores, isSeveral, onError })
  let here: { feed: Feed; stop(): Promise<void> } | undefined
  let isStopping = false

  async function lead(): Promise<void> {
    const { database, makeFeed } = services
    const term = await nextTerm(database)
    // Made before the books are emptied: reading recordings takes its time.
    const feed = await makeFeed(await loadFeedState(database))
    replica.lead(term)
    const following = await followFeed({ ...services, term }, feed)
    here = { feed, stop: () => following.stop() }
    replica.publishImages()
  }

  async function stepDown(): Promise<void> {
    const was = here
    here = undefined
    replica.follow()
    await was?.stop()
  }

  /** Who cannot tell does not lead: another may, by now. */
  const leadsNow = (): Promise<boolean> =>
    presence.isLeader().catch((error: unknown) => {
      onError(error, 'Whether this process leads cannot be told')
      return false
    })

  async function look(): Promise<void> {
    const leads = await leadsNow()
    if (isStopping) return
    if (leads && !here) await lead()
    if (!leads && here) await stepDown()
    if (leads) {
      await refuseInterrupted(services.database)
      // What a process said that died before it could deliver it.
      await services.outbox.relay()
    } else {
      books.forgetEnded()
      replica.askAgain()
    }
  }

  if (await presence.isLeader()) await lead()
  else if (isSeveral) await replica.join(async () => (await presence.isLeader()) && lead().then(() => true))
  else
    throw new Error(
      'The database is in use by another operator. Stop that one first, or give both the same REDIS_URL, so that they work together.',
    )

  let looking: Promise<void> = Promise.resolve()
  const timer = isSeveral
    ? setInterval(() => {
        looking = looking.then(look).catch(report('The feed could not be looked after'))
      }, lookEveryMs)
    : undefined

  const control = (asked: Controlled): void => {
    bus.publish(controlled, asked).catch(report('The process that runs the feed could not be asked'))
  }
  bus.subscribe(controlled, (asked) => {
    if (!here) return
    if (asked.act === 'hold') books.hold(asked.marketId, asked.isHeld)
    else if (asked.act === 'close') books.close(asked.marketId, asked.outcome, 'operator')
    else books.reopen(asked.marketId, asked.runners)
    books.flush()
  })

  return {
    feedHere: () => here?.feed,
    controlledBooks: {
      get: books.get,
      flush: books.flush,
      hold: (marketId, isHeld) => control({ act: 'hold', marketId, isHeld }),
      close: (marketId, outcome) => control({ act: 'close', marketId, outcome }),
      reopen: (marketId, runners) => control({ act: 'reopen', marketId, runners }),
    },
    async stop() {
      isStopping = true
      clearInterval(timer)
      await looking
      await stepDown()
    },
  }
}
