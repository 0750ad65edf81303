import { openBetsChanged, pointsChanged, takeCashOut, type CashOutOrderRequest } from '@kit/sdk/contract'
import { betDelaySeconds } from '@kit/rules'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { lockAccounts } from '../../accounts/accountStore.ts'
import { checkBetCare, checkReality, readCareState } from '../../care/checkCare.ts'
import type { AccountRow, Database, MarketRow } from '../../database/schema.ts'
import type { Login } from '../../http/route.ts'
import type { StoredAnswer } from '../../http/refused.ts'
import { availableAccount, exposureAccount, post } from '../../ledger/ledger.ts'
import { shareMarkets } from '../../markets/catalogue.ts'
import { betOf, insertBets, type NewBet } from '../betStore.ts'
import { accountLocked, interrupted, marketUnknown } from '../failures.ts'
import { cashOutFingerprint } from '../orderFingerprint.ts'
import { createOrderKeys } from '../orderKeys.ts'
import { answerOrders } from '../orderStore.ts'
import type { PlacingServices } from '../placeBet.ts'
import { validateQuotedCashOut, readCashOutContext, type AcceptableCashOut } from './calculateCashOut.ts'

type Owner = Pick<Login, 'account' | 'checkDueAt'>

const betsOf = (
  { account }: Owner,
  asked: CashOutOrderRequest,
  { plan, book }: AcceptableCashOut,
  market: MarketRow,
  at: Date,
): NewBet[] =>
  plan.orders.map((order) => ({
    ...order,
    id: randomUUID(),
    userId: account.id,
    // Each order is a bet with a separate key. The cash out has its own key.
    orderKey: randomUUID(),
    marketId: market.id,
    runnerName: book.byRunner.find(({ runnerId }) => runnerId === order.runnerId)?.runnerName ?? '',
    marketType: market.type,
    run: 0,
    state: 'open',
    result: 0n,
    createdAt: at,
    updatedAt: at,
    settledAt: null,
    nation: null,
    settlementNumber: null,
    cashOutKey: asked.key,
    cashOutOf: asked.betId ?? null,
    orderId: null,
  }))

/**
 * Checks the owner. A cash out that can increase the loss needs the same checks as a bet. One that can only
 * reduce it is always allowed.
 */
async function checkOwner(tx: Database, { account, checkDueAt }: Owner, reserve: bigint, at: Date) {
  if (account.isLocked) throw accountLocked()
  if (reserve <= 0n) return
  checkReality(checkDueAt, at)
  if (account.hasCare)
    checkBetCare(await readCareState(tx, account.id, at), { stake: 0n, profit: 0n, reserve })
}

/**
 * Writes the orders as bets, releases the covered exposure, and stores the answer, in the given transaction.
 */
async function accept(
  tx: Database,
  owner: Owner,
  asked: CashOutOrderRequest,
  { books, clock }: Pick<PlacingServices, 'books' | 'clock'>,
  suspensions: number,
): Promise<StoredAnswer> {
  const userId = owner.account.id
  // Locks markets before players, in the same order as settlement.
  const market = (await shareMarkets(tx, [asked.marketId], true)).get(asked.marketId)
  const account: AccountRow | undefined = (await lockAccounts(tx, [userId], true)).get(userId)
  if (!market || !account) throw marketUnknown()
  const at = new Date(clock())
  const live = books.get(asked.marketId)
  const context = await readCashOutContext(tx, userId, asked.marketId)
  const acceptable = validateQuotedCashOut(asked, suspensions, market, live, context)
  await checkOwner(tx, { ...owner, account }, acceptable.reserve, at)
  const rows = betsOf(owner, asked, acceptable, market, at)
  await insertBets(tx, rows)
  await post(tx, {
    kind: 'bet',
    reference: rows[0]?.id ?? asked.key,
    marketId: market.id,
    at,
    movements: [
      { account: availableAccount(userId), amount: -acceptable.reserve },
      { account: exposureAccount(userId), amount: acceptable.reserve },
    ],
  })
  const taken = {
    marketId: market.id,
    share: asked.share,
    bets: rows.map((row) => betOf(row, market)),
    book: acceptable.book,
  }
  const answer = {
    status: 200,
    body: { message: takeCashOut.success, docs: z.encode(takeCashOut.response, taken) },
  }
  await answerOrders(tx, [{ userId, key: asked.key, state: 'placed', answer }])
  return answer
}

/** Each once per key, after the bet delay, in one transaction like a bet. */
export function createCashOuts(services: PlacingServices) {
  const { database, books, outbox, delayScale, stopping } = services
  const keys = createOrderKeys(services)

  async function decide(owner: Owner, asked: CashOutOrderRequest): Promise<StoredAnswer> {
    const userId = owner.account.id
    const live = books.get(asked.marketId)
    const suspensions = live?.suspensions ?? 0
    const seconds = betDelaySeconds(owner.account, { delaySeconds: live?.delaySeconds ?? 0 })
    if (seconds > 0) {
      // A cash out that would be refused now is refused before the delay.
      const context = await readCashOutContext(database, userId, asked.marketId)
      validateQuotedCashOut(asked, suspensions, { state: 'open' }, live, context)
      await wait(seconds * 1000 * delayScale, undefined, { signal: stopping })
    }
    if (stopping.aborted) throw interrupted()
    return outbox.transaction(async (tx, announce) => {
      const answer = await accept(tx, owner, asked, services, suspensions)
      announce({ to: { userId }, event: openBetsChanged, payload: {} })
      announce({ to: { userId }, event: pointsChanged, payload: {} })
      return answer
    })
  }

  return {
    take: (owner: Owner, asked: CashOutOrderRequest): Promise<StoredAnswer> =>
      keys.once({ userId: owner.account.id, key: asked.key, fingerprint: cashOutFingerprint(asked) }, () =>
        decide(owner, asked),
      ),
  }
}
