import { placeBet, type Order, type PlacedBet } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { lockAccount } from '../accounts/accountStore.ts'
import type { Account, Database } from '../database/schema.ts'
import type { StoredAnswer } from '../http/refused.ts'
import { availableAccount, exposureAccount, post } from '../ledger/ledger.ts'
import { lockMarket } from '../markets/catalogue.ts'
import type { LiveMarket } from '../markets/liveMarket.ts'
import { betOf, insertBet } from './betStore.ts'
import { checkOrder } from './checkOrder.ts'
import { marketClosed, marketSuspended, marketUnknown } from './failures.ts'
import { answerOrder } from './orderStore.ts'

const answerWith = (placed: PlacedBet): StoredAnswer => ({
  status: 200,
  body: { message: placeBet.success, docs: z.encode(placeBet.response, placed) },
})

/**
 * Accepts an order after its delay, in the one transaction it is given: the player's row locked, everything checked
 * again, bet, ledger and answer written. A market that was suspended since the order came, `suspensions` counting them,
 * refuses it whatever its prices are now. Throws the refusal, and then nothing is written.
 */
export async function acceptOrder(
  tx: Database,
  account: Account,
  { order, suspensions }: { order: Order; suspensions: number },
  liveMarket: () => Readonly<LiveMarket> | undefined,
  at: Date,
): Promise<StoredAnswer> {
  // First the market, then the player: settlement locks in the same order, so that neither waits for the other.
  const market = await lockMarket(tx, order.marketId, 'share')
  if (!market) throw marketUnknown()
  await lockAccount(tx, account.id)
  if (market.state !== 'open') throw marketClosed()

  const live = liveMarket()
  const { bet, book, reserve } = await checkOrder(tx, account, order, live)
  if (live?.suspensions !== suspensions) throw marketSuspended()
  const row = await insertBet(tx, {
    id: randomUUID(),
    userId: account.id,
    orderKey: order.key,
    marketId: order.marketId,
    marketType: order.marketType,
    stake: order.stake,
    nation: order.nation ?? null,
    createdAt: at,
    updatedAt: at,
    ...bet,
  })
  await post(tx, {
    kind: 'bet',
    reference: row.id,
    marketId: order.marketId,
    at,
    movements: [
      { account: availableAccount(account.id), amount: -reserve },
      { account: exposureAccount(account.id), amount: reserve },
    ],
  })
  const answer = answerWith({ bet: betOf(row, market), book })
  await answerOrder(tx, account.id, order.key, 'placed', answer)
  return answer
}
