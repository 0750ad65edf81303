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

/** Manual market changes, sent to the process that runs the feed. */
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

/** Interval at which a process checks whether the leader has stopped, in ms. */
const lookEveryMs = 500

export interface FeedHostServices extends Omit<FollowServices, 'term'> {
  presence: Presence
  bus: Bus
  isSeveral: boolean
  makeFeed(state: FeedState | undefined): Feed | Promise<Feed>
}

export interface FeedHost {
  /** Undefined in a process that does not run the feed. */
  feedHere(): Feed | undefined
  /** Market books for manual changes, which are forwarded to the process that runs the feed. */
  controlledBooks: ControlledBooks
  stop(): Promise<void>
}

/**
 * Keeps the market books equal in all processes: the leader runs the feed, and if it stops, another takes
 * over.
 */
export async function hostFeed(services: FeedHostServices): Promise<FeedHost> {
  const { presence, bus, isSeveral, books, onError } = services
  const report = (what: string) => (error: unknown) => onError(error, what)
  const replica = createFeedReplica({ bus, books, scores: services.scores, isSeveral, onError })
  let here: { feed: Feed; stop(): Promise<void> } | undefined
  let isStopping = false

  async function lead(): Promise<void> {
    const { database, makeFeed } = services
    const term = await nextTerm(database)
    // Created before the books are emptied, because reading recordings takes time.
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

  /** A process that cannot check is not the leader, since another one may be. */
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
      // Delivers the announcements of a process that stopped before it delivered them.
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
