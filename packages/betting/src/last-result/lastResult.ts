import type { OperatorClient } from '@kit/sdk'
import {
  listBetDetails,
  listCasinoBetDetails,
  listTransactions,
  type AccountTransaction,
} from '@kit/sdk/contract'
import { casinoLine, sportsLine, type BetLine } from '../my-bets/betLine.ts'

/** So many bets of one market or round are shown one by one. */
const mostBets = 3

/** What the last bets brought, and the bets of it, as far as they are shown. */
export interface LastResult {
  transaction: AccountTransaction
  bets: readonly BetLine[]
  /** How many bets there are besides. */
  more: number
}

/** The bets behind a line of the statement; none where the operator does not tell them. */
async function betsOf(
  client: OperatorClient,
  { market, casino }: AccountTransaction,
): Promise<Pick<LastResult, 'bets' | 'more'>> {
  const page = { page: 1, limit: mostBets }
  if (market) {
    const { docs, totalDocs } = await client.page(listBetDetails, { ...page, marketId: market.id })
    // An operator that does not know the filter tells of other markets too.
    const own = docs.filter(({ marketId }) => marketId === market.id)
    return { bets: own.map(sportsLine), more: own.length === docs.length ? totalDocs - own.length : 0 }
  }
  if (!casino) return { bets: [], more: 0 }
  const { docs, totalDocs } = await client.page(listCasinoBetDetails, { ...page, roundId: casino.roundId })
  const own = docs.filter(({ roundId }) => roundId === casino.roundId)
  return { bets: own.map(casinoLine), more: own.length === docs.length ? totalDocs - own.length : 0 }
}

/**
 * The last result of the player's bets, by the newest line of bets on the statement; null when there is none. Source:
 * SHELL-098 and the call table, "last bet uses page=1, limit=1, trxType=bet".
 */
export async function lastResultOf(client: OperatorClient): Promise<LastResult | null> {
  const { docs } = await client.page(listTransactions, { page: 1, limit: 1, trxType: 'bet' })
  const [transaction] = docs
  if (transaction?.cause !== 'bet' || transaction.amount === 0n) return null
  return { transaction, ...(await betsOf(client, transaction)) }
}
