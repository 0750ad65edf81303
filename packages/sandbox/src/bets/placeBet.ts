import { openBetsChanged, pointsChanged, type Order } from '@kit/sdk/contract'
import { betDelaySeconds } from '@kit/betting/rules'
import { setTimeout as wait } from 'node:timers/promises'
import type { Announce } from '../announcements.ts'
import type { Account, Database } from '../database/schema.ts'
import { Refused, type StoredAnswer } from '../http/refused.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import { acceptOrder } from './acceptOrder.ts'
import { checkOrder } from './checkOrder.ts'
import { inFlight, interrupted, keyReused } from './failures.ts'
import { orderFingerprint } from './orderFingerprint.ts'
import { answerOrder, findOrderRequest, holdOrder } from './orderStore.ts'

export interface PlacingServices {
  database: Database
  books: MarketBooks
  clock(): number
  announce: Announce
  /** Seconds of delay are multiplied by it: 1, but in tests. */
  delayScale: number
  /** Ends the delays when the operator stops: held orders are refused, not left open. */
  stopping: AbortSignal
  onError(error: unknown, what: string): void
}

/** What an order whose key was used before gets: the first answer again, or why not. */
async function answerAgain(
  { database }: PlacingServices,
  userId: string,
  key: string,
  fingerprint: string,
): Promise<StoredAnswer> {
  const known = await findOrderRequest(database, userId, key)
  if (known?.fingerprint !== fingerprint) throw keyReused()
  if (!known.answer) throw inFlight()
  return known.answer
}

async function decide(services: PlacingServices, account: Account, order: Order): Promise<StoredAnswer> {
  const { database, books, clock, delayScale, stopping } = services
  const live = books.get(order.marketId)
  await checkOrder(database, account, order, live)
  const suspensions = live?.suspensions ?? 0
  const seconds = betDelaySeconds(account, { delaySeconds: live?.delaySeconds ?? 0 })
  if (seconds > 0) await wait(seconds * 1000 * delayScale, undefined, { signal: stopping })
  if (stopping.aborted) throw interrupted()
  return database.transaction((tx) =>
    acceptOrder(tx, account, { order, suspensions }, () => books.get(order.marketId), new Date(clock())),
  )
}

/**
 * Places a bet exactly once. The key is taken first; then come the checks, the delay, and acceptance in one
 * transaction. Whatever comes out, a bet or a refusal, is the order's answer for good.
 */
export async function takeOrder(
  services: PlacingServices,
  account: Account,
  order: Order,
): Promise<StoredAnswer> {
  const { database, clock, announce, stopping, onError } = services
  const fingerprint = orderFingerprint(order)
  const taken = { userId: account.id, key: order.key, fingerprint, createdAt: new Date(clock()) }
  if (!(await holdOrder(database, taken))) return answerAgain(services, account.id, order.key, fingerprint)

  try {
    const answer = await decide(services, account, order)
    announce({ to: { userId: account.id }, event: openBetsChanged, payload: {} })
    announce({ to: { userId: account.id }, event: pointsChanged, payload: {} })
    return answer
  } catch (error) {
    if (!(error instanceof Refused) && !stopping.aborted) onError(error, 'An order could not be decided')
    const refused = error instanceof Refused ? error : interrupted()
    await answerOrder(database, account.id, order.key, 'refused', refused.toAnswer())
    return refused.toAnswer()
  }
}
