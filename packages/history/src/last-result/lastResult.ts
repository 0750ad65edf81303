import type { OperatorClient } from '@kit/sdk'
import { listTransactions, type AccountTransaction } from '@kit/sdk/contract'
import type { HistoryBet, HistoryReader } from '@kit/shell/feature'

/** So many bets of one market or round are shown one by one. */
const mostBets = 3

/** What the last bets brought, and the bets of it, as far as they are shown. */
export interface LastResult {
  transaction: AccountTransaction
  /** Of the bets; none where no kind of the site's knows them. */
  reader: HistoryReader | undefined
  bets: readonly HistoryBet[]
  /** How many bets there are besides. */
  more: number
}

/** The bets behind a line of the statement, by the first kind that knows them. */
async function betsOf(
  client: OperatorClient,
  transaction: AccountTransaction,
  readers: readonly HistoryReader[],
): Promise<Pick<LastResult, 'reader' | 'bets' | 'more'>> {
  for (const reader of readers) {
    const found = reader.ofTransaction(client, transaction, mostBets)
    if (found) return { reader, ...(await found) }
  }
  return { reader: undefined, bets: [], more: 0 }
}

/**
 * The last result of the player's bets, by the newest line of bets on the statement; null when there is none. Source:
 * SHELL-098 and the call table, "last bet uses page=1, limit=1, trxType=bet".
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
