import { openBetsChanged, pointsChanged, type Order } from '@kit/sdk/contract'
import { betDelaySeconds } from '@kit/rules'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { AccountRow } from '../database/schema.ts'
import { batched } from '../database/batched.ts'
import type { StoredAnswer } from '../http/refused.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import type { Outbox } from '../announcements/outbox.ts'
import { checkReality } from '../care/checkCare.ts'
import type { Login } from '../http/route.ts'
import { acceptOrders, type Acceptance, type DueOrder } from './acceptOrders.ts'
import { arrivalOf } from './betMoments.ts'
import { inFlight, interrupted } from './failures.ts'
import { validateOrder, readOrderContexts, type OrderContext } from './validateOrder.ts'
import { orderFingerprint, orderIntent } from './orderFingerprint.ts'
import { createOrderKeys, type KeyServices } from './orderKeys.ts'
import { findOrderRequest, holdWithoutKey } from './orderStore.ts'

export interface PlacingServices extends KeyServices {
  books: MarketBooks
  outbox: Outbox
  /** Multiplies bet delays. 1 except in tests. */
  delayScale: number
}

type Better = Pick<Login, 'account' | 'checkDueAt'>

const most = 64

/** Equal orders without a key within this time in ms, or while the first is undecided, are one. */
const sameIntentMs = 2000
const pollMs = 50
const mostWaitMs = 20_000

/** Time that orders of one batch wait for a lock that one of them needs, in ms. */
const sharedLockMs = '1000'

const reading = ({ database }: PlacingServices) =>
  batched<{ account: AccountRow; order: Order }, OrderContext | undefined>({
    maxSize: most,
    async run(orders) {
      const contexts = await readOrderContexts(database, orders)
      return orders.map((one) => contexts.get(one))
    },
  })

/** Accepts due orders in batches, and announces the consequences to the players. */
const accepting = ({ outbox, books, clock }: PlacingServices, isPatient: boolean) =>
  batched<DueOrder, Acceptance>({
    maxSize: most,
    // A player's second bet is validated after the first is written.
    keyOf: ({ account }) => account.id,
    run: (orders) =>
      outbox.transaction(async (tx, announce) => {
        // An order that waits longer for its market or player continues alone, and the others without it.
        if (isPatient && orders.length > 1)
          await tx.execute(sql`set local lock_timeout = ${sql.raw(sharedLockMs)}`)
        const acceptances = await acceptOrders(tx, orders, { books, at: new Date(clock()), isPatient })
        for (const [index, { state }] of acceptances.entries()) {
          const userId = orders[index]?.account.id
          if (state !== 'placed' || userId === undefined) continue
          announce({ to: { userId }, event: openBetsChanged, payload: {} })
          announce({ to: { userId }, event: pointsChanged, payload: {} })
        }
        return acceptances
      }),
  })

/** Places orders. Orders that arrive together are held, read and accepted in batches. */
export function createPlacing(services: PlacingServices) {
  const { database, books, processNumber, clock, delayScale, stopping } = services
  const keys = createOrderKeys(services)
  const contextOf = reading(services)
  const acceptAtOnce = accepting(services, false)
  // Players with limits of their own cost separate queries, which the others do not wait for.
  const acceptLimited = accepting(services, false)
  // A separate batch: orders on a market that is being settled wait without delaying others.
  const acceptInTime = accepting(services, true)

  /** Waits for the answer of an order without a key, because its client has no key for a look-up. */
  async function answerOf(userId: string, key: string): Promise<StoredAnswer> {
    for (let waitedMs = 0; waitedMs < mostWaitMs; waitedMs += pollMs) {
      const known = await findOrderRequest(database, userId, key)
      if (known?.answer) return known.answer
      await wait(pollMs, undefined, { signal: stopping })
    }
    throw inFlight()
  }

  async function decide(account: AccountRow, order: Order): Promise<StoredAnswer> {
    const live = books.get(order.marketId)
    // Read before any waiting, so that a later suspension counts.
    const suspensions = live?.suspensions ?? 0
    const seconds = betDelaySeconds(account, { delaySeconds: live?.delaySeconds ?? 0 })
    const arrival = arrivalOf(order, live, { at: new Date(clock()), delayMs: seconds * 1000 })
    if (seconds > 0) {
      // Without a delay, the accepting transaction makes the same checks immediately.
      const context = await contextOf({ account, order })
      if (context) validateOrder(account, order, books.get(order.marketId), context)
      await wait(seconds * 1000 * delayScale, undefined, { signal: stopping })
    }
    if (stopping.aborted) throw interrupted()
    const due = { account, order, suspensions, arrival }
    const quick = await (account.hasCare ? acceptLimited : acceptAtOnce)(due)
    const acceptance = quick.state === 'busy' ? await acceptInTime(due) : quick
    if (acceptance.state === 'busy') throw new Error('The queued order was not processed.')
    return acceptance.answer
  }

  const decideHeld =
    ({ account, checkDueAt }: Better, order: Order) =>
    async () => {
      checkReality(checkDueAt, new Date(clock()))
      return decide(account, order)
    }

  /**
   * Places a bet exactly once: claims the key, validates, waits for the delay, and accepts in one
   * transaction. The outcome, a bet or a refusal, is the permanent answer of the order.
   */
  const takeOrder = (better: Better, order: Order): Promise<StoredAnswer> =>
    keys.once(
      { userId: better.account.id, key: order.key, fingerprint: orderFingerprint(order) },
      decideHeld(better, order),
    )

  /** Places an order without a key once, identified by its content. Its key is created here. */
  async function takeOrderWithoutKey(better: Better, order: Order): Promise<StoredAnswer> {
    const { account } = better
    const now = clock()
    const { key, isFirst } = await holdWithoutKey(database, {
      userId: account.id,
      key: randomUUID(),
      fingerprint: orderFingerprint(order),
      intent: orderIntent(order),
      createdAt: new Date(now),
      after: new Date(now - sameIntentMs),
      heldBy: processNumber,
    })
    if (!isFirst) return answerOf(account.id, key)
    return keys.settle(account.id, key, decideHeld(better, { ...order, key }))
  }

  return {
    takeOrder: (better: Better, order: Order): Promise<StoredAnswer> =>
      order.key === '' ? takeOrderWithoutKey(better, order) : takeOrder(better, order),
  }
}
