import type { OperatorClient } from '@kit/sdk'
import { listOpenBets, type Bet, type Order, type PlacedBet } from '@kit/sdk/contract'

/** A placed bet, with its market's book if the operator sent one. */
export type FoundBet = Pick<PlacedBet, 'bet'> & Partial<Pick<PlacedBet, 'book'>>

/** Largest difference between the clocks of the operator's servers, in ms. */
const skewMs = 5_000

/**
 * Returns true if a bet has the price of an order or a better one. Always true for the other price policies, which
 * accept worse prices.
 */
function hasPriceOf({ odds, run, side, pricePolicy, marketType }: Order, bet: Bet): boolean {
  if (pricePolicy !== undefined && pricePolicy !== 'better') return true
  const isBack = side === 'back'
  if (marketType === 'session') return isBack ? bet.run <= run : bet.run >= run
  return isBack ? bet.odds >= odds : bet.odds <= odds
}

/**
 * Finds the bet of an order that was confirmed without a bet or whose answer was lost: by its key, or by market,
 * runner, side, price, stake and time. Bets in `known` belong to other orders.
 */
export async function findOpenBet(
  client: OperatorClient,
  order: Order,
  sinceMs: number,
  timeoutMs: number,
  known: Iterable<string> = [],
): Promise<Bet | undefined> {
  const { docs } = await client.page(
    listOpenBets,
    { page: 1, limit: 100, eventId: order.eventId },
    { timeoutMs },
  )
  const ofOthers = new Set(known)
  // The oldest since the order was sent: a newer one belongs to a later order.
  return docs.findLast(
    (bet) =>
      bet.key === order.key ||
      (bet.key === '' &&
        !ofOthers.has(bet.id) &&
        bet.marketId === order.marketId &&
        bet.runnerId === order.runnerId &&
        bet.side === order.side &&
        bet.stake === order.stake &&
        hasPriceOf(order, bet) &&
        Date.parse(bet.createdAt) >= sinceMs - skewMs),
  )
}
