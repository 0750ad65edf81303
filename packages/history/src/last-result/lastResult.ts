import type { OperatorClient } from '@kit/sdk'
import { listTransactions, type AccountTransaction } from '@kit/sdk/contract'
import type { HistoryBet, HistoryReader } from '../historyKind.ts'

/** How many bets of one market or round are shown one by one. */
const maxBets = 3

/** The total of the last bets, and as many of them as are shown. */
export interface LastResult {
  transaction: AccountTransaction
  /** Undefined where no kind of the site reads these bets. */
  reader: HistoryReader | undefined
  bets: readonly HistoryBet[]
  /** How many bets are not shown. */
  more: number
}

/** The bets behind a transaction of the statement, from the first kind that knows them. */
async function betsOf(
  client: OperatorClient,
  transaction: AccountTransaction,
  readers: readonly HistoryReader[],
): Promise<Pick<LastResult, 'reader' | 'bets' | 'more'>> {
  for (const reader of readers) {
    const found = reader.ofTransaction(client, transaction, maxBets)
    if (found) return { reader, ...(await found) }
  }
  return { reader: undefined, bets: [], more: 0 }
}

/**
 * The result of the player's last bets, from the newest bet transaction of the statement; null when there is none.
 * Source: SHELL-098 and the call table, "last bet uses page=1, limit=1, trxType=bet".
 */
export async function lastResultOf(
  client: OperatorClient,
  loadReaders: () => Promise<readonly HistoryReader[]>,
): Promise<LastResult | null> {
  const { docs } = await client.page(listTransactions, { page: 1, limit: 1, trxType: 'bet' })
  const [transaction] = docs
  if (transaction?.cause !== 'bet' || transaction.amount === 0n) return null
  return { transaction, ...(await betsOf(client, transaction, await loadReaders())) }
}
