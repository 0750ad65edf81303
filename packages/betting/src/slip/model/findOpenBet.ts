import type { OperatorClient } from '@kit/sdk'
import { listOpenBets, type Bet, type Order, type PlacedBet } from '@kit/sdk/contract'

/** A placed bet, with its market's book where the operator sent one. */
export type FoundBet = Pick<PlacedBet, 'bet'> & Partial<Pick<PlacedBet, 'book'>>

/** How far the clocks of the operator's servers may differ, in ms. */
const skewMs = 5_000

/** Finds the bet of an order that was confirmed without it: by its key, or by what was ordered and when. */
export async function findOpenBet(
  client: OperatorClient,
  order: Order,
  sinceMs: number,
  timeoutMs: number,
): Promise<Bet | undefined> {
  const { docs } = await client.page(
    listOpenBets,
    { page: 1, limit: 100, eventId: order.eventId },
    { timeoutMs },
  )
  return docs.find(
    (bet) =>
      bet.key === order.key ||
      (bet.key === '' &&
        bet.marketId === order.marketId &&
        bet.runnerId === order.runnerId &&
        bet.side === order.side &&
        bet.stake === order.stake &&
        Date.parse(bet.createdAt) >= sinceMs - skewMs),
  )
}
