import type { OperatorClient } from '@kit/sdk'
import { listTransactions, type AccountTransaction } from '@kit/sdk/contract'
import type { HistoryBet, HistoryReader } from '../historyKind.ts'

/** Maximum number of bets shown of one market or round. */
const maxBets = 3

export interface LastResult {
  transaction: AccountTransaction
  /** Undefined if no kind of the site reads these bets. */
  reader: HistoryReader | undefined
  bets: readonly HistoryBet[]
  more: number
}

/** Returns the transaction's bets from the first kind that recognises them. */
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
 * Returns the result of the player's last bets, from the newest bet transaction of the statement; null without one.
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
