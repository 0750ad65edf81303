import type { Minor } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import type { Database, UnmatchedOrderRow } from '../../database/schema.ts'
import { insertBets, type NewBet } from '../betStore.ts'
import type { NewUnmatchedOrder } from './unmatchedOrderStore.ts'
import type { MatchedPart } from './validateUnmatchedOrder.ts'

type Owner = Pick<NewUnmatchedOrder, 'id' | 'userId' | 'marketId' | 'runnerName'>

/**
 * Returns the bets for the matched parts of an order. They are settled, cashed out and counted like any
 * other.
 */
const betsOf = (order: Owner, parts: readonly MatchedPart[], at: Date): NewBet[] =>
  parts.map((part) => ({
    ...part,
    id: randomUUID(),
    userId: order.userId,
    // Each part is a bet with a separate key. The order has its own key.
    orderKey: randomUUID(),
    marketId: order.marketId,
    runnerName: order.runnerName,
    marketType: 'betfair',
    state: 'open',
    result: 0n,
    createdAt: at,
    updatedAt: at,
    settledAt: null,
    nation: null,
    settlementNumber: null,
    cashOutKey: null,
    cashOutOf: null,
    orderId: order.id,
    remainder: 0n,
  }))

export async function takeParts(
  tx: Database,
  order: Owner,
  parts: readonly MatchedPart[],
  at: Date,
): Promise<NewBet[]> {
  const rows = betsOf(order, parts, at)
  await insertBets(tx, rows)
  return rows
}

export function withParts(
  { stake, matched, matchedWeight }: Pick<UnmatchedOrderRow, 'stake' | 'matched' | 'matchedWeight'>,
  parts: readonly { odds: number; stake: Minor }[],
): Pick<UnmatchedOrderRow, 'matched' | 'matchedWeight' | 'state'> {
  const all = parts.reduce((sum, part) => sum + part.stake, matched)
  const weight = parts.reduce((sum, part) => sum + part.stake * BigInt(part.odds), matchedWeight)
  return { matched: all, matchedWeight: weight, state: all === stake ? 'matched' : 'waiting' }
}
