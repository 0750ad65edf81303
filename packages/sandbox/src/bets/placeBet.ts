import { openBetsChanged, pointsChanged, type Order } from '@kit/sdk/contract'
import { betDelaySeconds } from '@kit/betting/rules'
import { setTimeout as wait } from 'node:timers/promises'
import type { Account, Database } from '../database/schema.ts'
import { Refused, type StoredAnswer } from '../http/refused.ts'
import type { MarketBooks } from '../markets/marketBooks.ts'
import type { Outbox } from '../outbox.ts'
import { acceptOrder } from './acceptOrder.ts'
import { checkOrder } from './checkOrder.ts'
import { inFlight, interrupted, keyReused } from './failures.ts'
import { orderFingerprint } from './orderFingerprint.ts'
import { answerOrder, findOrderRequest, holdOrder } from './orderStore.ts'

export interface PlacingServices {
  database: Database
  books: MarketBooks
  clock(): number
  outbox: Outbox
  /** Of the process that takes the order: when it dies, another refuses what it held. */
  processNumber: number
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
  const { database, outbox, books, clock, delayScale, stopping } = services
  const live = books.get(order.marketId)
  // Before anything is waited for: a suspension from here on counts.
  const suspensions = live?.suspensions ?? 0
  const seconds = betDelaySeconds(account, { delaySeconds: live?.delaySeconds ?? 0 })
  if (seconds > 0) {
    // Without a delay, the transaction that accepts checks the same at once.
    await checkOrder(database, account, order, live)
    await wait(seconds * 1000 * delayScale, undefined, { signal: stopping })
  }
  if (stopping.aborted) throw interrupted()
  return outbox.transaction(async (tx, say) => {
    const live = () => books.get(order.marketId)
    const answer = await acceptOrder(tx, account, { order, suspensions }, live, new Date(clock()))
    say({ to: { userId: account.id }, event: openBetsChanged, payload: {} })
    say({ to: { userId: account.id }, event: pointsChanged, payload: {} })
    return answer
  })
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
  const { database, processNumber, clock, stopping, onError } = services
  const fingerprint = orderFingerprint(order)
  const createdAt = new Date(clock())
  const taken = { userId: account.id, key: order.key, fingerprint, createdAt, heldBy: processNumber }
  if (!(await holdOrder(database, taken))) return answerAgain(services, account.id, order.key, fingerprint)

  try {
    return await decide(services, account, order)
  } catch (error) {
    if (!(error instanceof Refused) && !stopping.aborted) onError(error, 'An order could not be decided')
    const refused = error instanceof Refused ? error : interrupted()
    await answerOrder(database, account.id, order.key, 'refused', refused.toAnswer())
    return refused.toAnswer()
  }
}
