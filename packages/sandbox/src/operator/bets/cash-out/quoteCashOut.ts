import type { CashOutQuote } from '@kit/sdk/contract'
import { betDelaySeconds } from '@kit/rules'
import type { AccountRow, Database } from '../../database/schema.ts'
import type { MarketBooks } from '../../markets/marketBooks.ts'
import { currentCashOut, readCashOutContext, type CashOutAsk } from './calculateCashOut.ts'

/** Throws the refusal if none is possible. */
export async function quoteCashOut(
  { database, books }: { database: Database; books: Pick<MarketBooks, 'get'> },
  account: AccountRow,
  asked: CashOutAsk,
): Promise<CashOutQuote> {
  const context = await readCashOutContext(database, account.id, asked.marketId)
  const live = books.get(asked.marketId)
  const { plan, before, outcomes } = currentCashOut(asked, { state: 'open' }, live, context)
  const earlier = new Map(before.byRunner.map(({ runnerId, amount }) => [runnerId, amount]))
  return {
    marketId: asked.marketId,
    ...(asked.betId !== undefined && { betId: asked.betId }),
    share: asked.share,
    orders: plan.orders,
    value: plan.value,
    ...(plan.cost !== undefined && { cost: plan.cost }),
    outcomes: outcomes.map(({ runnerId, runnerName, amount }) => ({
      teamId: runnerId,
      teamName: runnerName,
      before: earlier.get(runnerId) ?? 0n,
      after: amount,
    })),
    delaySeconds: betDelaySeconds(account, { delaySeconds: live?.delaySeconds ?? 0 }),
  }
}
