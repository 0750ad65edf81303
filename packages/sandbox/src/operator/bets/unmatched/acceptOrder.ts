import { placeUnmatchedOrder, type PlacedUnmatchedOrder } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import { lockAccounts } from '../../accounts/accountStore.ts'
import { checkBetCare, checkReality, readCareState } from '../../care/checkCare.ts'
import type { AccountRow, Database, MarketRow } from '../../database/schema.ts'
import type { Login } from '../../http/route.ts'
import type { StoredAnswer } from '../../http/refused.ts'
import { availableAccount, exposureAccount, post } from '../../ledger/ledger.ts'
import { shareMarkets } from '../../markets/catalogue.ts'
import type { MarketState } from '../../markets/marketState.ts'
import { betOf, type NewBet } from '../betStore.ts'
import { accountLocked, marketClosed, marketSuspended, marketUnknown } from '../failures.ts'
import { unmatchedOrderOf, type NewUnmatchedOrder } from './unmatchedOrderStore.ts'
import type { AcceptableUnmatchedOrder } from './validateUnmatchedOrder.ts'

export type Owner = Pick<Login, 'account' | 'checkDueAt'>

/**
 * Locks the rows that an order is validated against: its market before its player, in the same order as
 * settlement.
 */
export async function lockForOrder(
  tx: Database,
  userId: string,
  marketId: string,
): Promise<{ market: MarketRow; account: AccountRow }> {
  const market = (await shareMarkets(tx, [marketId], true)).get(marketId)
  const account = (await lockAccounts(tx, [userId], true)).get(userId)
  if (!market || !account) throw marketUnknown()
  if (account.isLocked) throw accountLocked()
  if (market.state !== 'open') throw marketClosed()
  return { market, account }
}

/** A suspension since the order arrived refuses it, whatever the prices are now. */
export function checkSuspensions(live: Readonly<MarketState> | undefined, before: number): void {
  if (live?.suspensions !== before) throw marketSuspended()
}

/** Throws during a break or beyond a limit. `stake` is the amount requested in addition. */
export async function checkOwner(
  tx: Database,
  { account, checkDueAt }: Owner,
  { reserve, profit, stake }: Pick<AcceptableUnmatchedOrder, 'reserve' | 'profit'> & { stake: bigint },
  at: Date,
): Promise<void> {
  checkReality(checkDueAt, at)
  if (account.hasCare) checkBetCare(await readCareState(tx, account.id, at), { stake, profit, reserve })
}

/** Includes the matched parts. */
export const postReserve = (
  tx: Database,
  { userId, marketId }: Pick<NewUnmatchedOrder, 'userId' | 'marketId'>,
  { reserve, reference, at }: { reserve: bigint; reference: string; at: Date },
): Promise<void> =>
  post(tx, {
    kind: 'bet',
    reference,
    marketId,
    at,
    movements: [
      { account: availableAccount(userId), amount: -reserve },
      { account: exposureAccount(userId), amount: reserve },
    ],
  })

export function placedOf(
  row: NewUnmatchedOrder,
  bets: readonly NewBet[],
  { book }: Pick<AcceptableUnmatchedOrder, 'book'>,
  market: MarketRow,
): PlacedUnmatchedOrder {
  return { order: unmatchedOrderOf(row, market), bets: bets.map((one) => betOf(one, market)), book }
}

export const answerWith = (placed: PlacedUnmatchedOrder): StoredAnswer => ({
  status: 200,
  body: { docs: z.encode(placeUnmatchedOrder.response, placed) },
})
