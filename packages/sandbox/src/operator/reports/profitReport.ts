import type { getProfitReport, Minor, ResponseOf } from '@kit/sdk/contract'
import { and, eq, gte, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import { casinoRound, ledgerTransaction, market, posting, type Database } from '../database/schema.ts'
import { accountsOf, operatorAccounts } from '../ledger/ledger.ts'

interface Range {
  startDate?: string | undefined
  endDate?: string | undefined
}

const within = ({ startDate, endDate }: Range): SQL | undefined =>
  and(
    startDate === undefined ? undefined : gte(ledgerTransaction.createdAt, new Date(startDate)),
    endDate === undefined ? undefined : lte(ledgerTransaction.createdAt, new Date(endDate)),
  )

const total = sql<bigint>`coalesce(sum(${posting.amount}), 0)::text`.mapWith(BigInt)

/**
 * Returns changes of the player's points by market. Reserves cancel out, because they move between the
 * player's own accounts.
 */
async function resultsByMarket(executor: Database, userId: string, range: Range) {
  return executor
    .select({ eventTypeId: sql<string>`${market.parents} -> 'eventType' ->> 'id'`, total })
    .from(posting)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, posting.transactionId))
    .innerJoin(market, eq(market.id, posting.marketId))
    .where(and(inArray(posting.account, accountsOf(userId)), isNotNull(posting.marketId), within(range)))
    .groupBy(market.id)
}

const resultsByRound = (executor: Database, userId: string, range: Range) =>
  executor
    .select({ category: casinoRound.category, total })
    .from(posting)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, posting.transactionId))
    .innerJoin(casinoRound, eq(casinoRound.id, posting.marketId))
    .where(and(inArray(posting.account, accountsOf(userId)), isNotNull(posting.marketId), within(range)))
    .groupBy(casinoRound.id)

/** Returns groups in order, without those that have neither. */
function wonAndLost(results: readonly { group: string; total: Minor }[]) {
  const byGroup = new Map<string, { win: Minor; lose: Minor }>()
  for (const { group, total: result } of results) {
    if (result === 0n) continue
    const sums = byGroup.get(group) ?? { win: 0n, lose: 0n }
    if (result > 0n) sums.win += result
    else sums.lose -= result
    byGroup.set(group, sums)
  }
  return [...byGroup]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([group, { win, lose }]) => ({
      group,
      sums: { totalAmount: win - lose, totalWin: win, totalLose: lose },
    }))
}

async function exchangeRows(executor: Database, userId: string, range: Range) {
  const results = await resultsByMarket(executor, userId, range)
  const grouped = wonAndLost(results.map((row) => ({ group: row.eventTypeId, total: row.total })))
  return grouped.map(({ group, sums }) => ({ eventTypeId: group, ...sums }))
}

async function casinoRows(executor: Database, userId: string, range: Range) {
  const results = await resultsByRound(executor, userId, range)
  const grouped = wonAndLost(results.map((row) => ({ group: row.category, total: row.total })))
  return grouped.map(({ group, sums }) => ({ gameCategory: group, ...sums }))
}

async function operatorTotal(
  executor: Database,
  userId: string,
  kind: 'deposit' | 'withdrawal-end',
  houseAccount: string,
  range: Range,
): Promise<Minor> {
  const owns = executor
    .select({ id: posting.transactionId })
    .from(posting)
    .where(inArray(posting.account, accountsOf(userId)))
  const [row] = await executor
    .select({ total })
    .from(posting)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, posting.transactionId))
    .where(
      and(
        eq(ledgerTransaction.kind, kind),
        eq(posting.account, houseAccount),
        inArray(posting.transactionId, owns),
        within(range),
      ),
    )
  return row?.total ?? 0n
}

const rowsOf = (totalAmount: Minor, totalBonus: Minor) =>
  totalAmount === 0n && totalBonus === 0n ? [] : [{ totalAmount, totalBonus }]

export async function profitReport(
  executor: Database,
  userId: string,
  range: Range,
): Promise<ResponseOf<typeof getProfitReport>> {
  const { payments, bonuses } = operatorAccounts
  const paidIn = await operatorTotal(executor, userId, 'deposit', payments, range)
  const bonus = await operatorTotal(executor, userId, 'deposit', bonuses, range)
  const paidOut = await operatorTotal(executor, userId, 'withdrawal-end', payments, range)
  return {
    casino: await casinoRows(executor, userId, range),
    exchange: await exchangeRows(executor, userId, range),
    deposit: rowsOf(-paidIn, -bonus),
    withdraw: rowsOf(paidOut, 0n),
  }
}
