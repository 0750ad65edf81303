import type { UnmatchedOrderEnd } from '@kit/sdk/contract'
import { lockAccount } from '../../accounts/accountStore.ts'
import type { Database, MarketRow, UnmatchedOrderRow } from '../../database/schema.ts'
import { adjustReserve } from '../exposure.ts'
import { endUnmatchedOrders, unmatchedOrdersOf, unmatchedOrdersOn } from './unmatchedOrderStore.ts'

type AdjustedMarket = Pick<MarketRow, 'id' | 'type' | 'numberOfWinners'>

interface Ending {
  state: 'cancelled' | 'lapsed'
  end: UnmatchedOrderEnd
  /** Unique per change and player. */
  reference: string
  at: Date
}

/** The market and the player are locked. */
export async function endOrders(
  tx: Database,
  { userId, market }: { userId: string; market: AdjustedMarket },
  orders: readonly Pick<UnmatchedOrderRow, 'id'>[],
  { reference, ...ending }: Ending,
): Promise<void> {
  await endUnmatchedOrders(
    tx,
    orders.map(({ id }) => id),
    ending,
  )
  await adjustReserve(tx, { userId, market, reference: `${reference}:${userId}`, at: ending.at })
}

/** Lapses orders on a market, with a separate entry per player. The market is locked. */
export async function lapseOnMarket(
  tx: Database,
  market: AdjustedMarket,
  reference: string,
  at: Date,
): Promise<void> {
  const orders = await unmatchedOrdersOn(tx, market.id)
  const players = [...new Set(orders.map(({ userId }) => userId))].toSorted()
  for (const userId of players) {
    await lockAccount(tx, userId)
    const own = orders.filter((order) => order.userId === userId)
    const ending = { state: 'lapsed', end: 'market', reference: `${reference}:${market.id}`, at } as const
    await endOrders(tx, { userId, market }, own, ending)
  }
}

/**
 * Lapses a player's orders on a withdrawn runner. The caller adjusts the reserve. Market and player are
 * locked.
 */
export async function lapseOnRunner(
  tx: Database,
  userId: string,
  { marketId, runnerId }: { marketId: string; runnerId: string },
  at: Date,
): Promise<void> {
  const orders = await unmatchedOrdersOf(tx, userId, marketId)
  const own = orders.filter((order) => order.runnerId === runnerId)
  await endUnmatchedOrders(
    tx,
    own.map(({ id }) => id),
    { state: 'lapsed', end: 'runner', at },
  )
}
