import type { AccountTransaction, listTransactions } from '@kit/sdk/contract'
import { and, count, desc, eq, gte, inArray, lte, notInArray, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import {
  casinoBet,
  casinoRound,
  ledgerTransaction,
  market,
  posting,
  type Database,
} from '../../database/schema.ts'
import { accountsOf } from '../../ledger/ledger.ts'

type Asked = z.output<typeof listTransactions.request>

export type GameNameOf = (gameCode: string) => string | undefined

const betKinds = ['bet', 'adjustment', 'settlement', 'rollback']

interface CasinoEntry {
  kind: string
  amount: bigint
  category: string
  selectionName: string | null
  /** Multiplier of a cash out in hundredths, or null. */
  cashOut: number | null
}

function remarksOfCasino({ kind, amount, category, selectionName, cashOut }: CasinoEntry): string {
  if (kind === 'rollback') return 'Result taken back'
  if (kind !== 'settlement') return ''
  if (cashOut !== null) return `Cashed out at ${(cashOut / 100).toFixed(2)}`
  const end = amount > 0n ? 'won' : 'lost'
  return category === 'Lottery' && selectionName !== null ? `Ticket ${selectionName} ${end}` : `Round ${end}`
}

const remarks = new Map([
  ['grant', 'Points given'],
  ['settlement', 'Market settled'],
  ['rollback', 'Result taken back'],
  ['deposit', 'Deposit'],
  ['withdrawal-end', 'Withdrawal'],
])

/** Kinds of entries whose reference is the id of a request. */
const directions = new Map([
  ['deposit', 'deposit' as const],
  ['withdrawal-end', 'withdrawal' as const],
])

function requestOf({ kind, reference }: { kind: string; reference: string }) {
  const direction = directions.get(kind)
  return direction === undefined ? null : { id: reference, direction }
}

const moved = sql`sum(${posting.amount})`

/** Returns the ledger transactions that changed the sum of an owner's accounts, with the requested filter. */
const linesOf = (
  executor: Database,
  userId: string,
  { startDate, endDate, trxType = 'all', transactionType }: Asked,
) =>
  executor
    .select({
      id: ledgerTransaction.id,
      kind: ledgerTransaction.kind,
      reference: ledgerTransaction.reference,
      marketId: ledgerTransaction.marketId,
      createdAt: ledgerTransaction.createdAt,
      amount: sql<string>`${moved}::text`.as('amount'),
    })
    .from(posting)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, posting.transactionId))
    .where(
      and(
        inArray(posting.account, accountsOf(userId)),
        trxType === 'bet' ? inArray(ledgerTransaction.kind, betKinds) : undefined,
        trxType === 'dw' ? notInArray(ledgerTransaction.kind, betKinds) : undefined,
        startDate === undefined ? undefined : gte(ledgerTransaction.createdAt, new Date(startDate)),
        endDate === undefined ? undefined : lte(ledgerTransaction.createdAt, new Date(endDate)),
      ),
    )
    .groupBy(ledgerTransaction.id)
    .having(
      transactionType === 'credit'
        ? sql`${moved} > 0`
        : transactionType === 'debit'
          ? sql`${moved} < 0`
          : sql`${moved} <> 0`,
    )
    .as('line')

/**
 * Returns a page of an account's statement, newest first. The sports book accepts no bets, so it has no
 * lines.
 */
export async function statementOf(
  executor: Database,
  userId: string,
  asked: Asked,
  gameNameOf: GameNameOf,
): Promise<{ docs: AccountTransaction[]; totalDocs: number }> {
  if (asked.trxType === 'sportsBook') return { docs: [], totalDocs: 0 }
  const lines = linesOf(executor, userId, asked)
  const [total] = await executor.select({ totalDocs: count() }).from(lines)
  const rows = await executor
    .select({
      id: lines.id,
      kind: lines.kind,
      reference: lines.reference,
      amount: lines.amount,
      createdAt: lines.createdAt,
      market: { id: market.id, name: market.name, parents: market.parents },
      casino: { roundId: casinoRound.id, gameCode: casinoRound.gameCode },
      category: casinoRound.category,
      bet: { selectionName: casinoBet.selectionName, cashOut: casinoBet.cashOut },
    })
    .from(lines)
    .leftJoin(market, eq(market.id, lines.marketId))
    .leftJoin(casinoRound, eq(casinoRound.id, lines.marketId))
    // The last part of a casino entry's reference is its bet.
    .leftJoin(
      casinoBet,
      and(
        eq(casinoBet.roundId, lines.marketId),
        sql`${casinoBet.id} = substring(${lines.reference} from '[^:]+$')`,
      ),
    )
    .orderBy(desc(lines.id))
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit)
  const docs = rows.map((row) => ({
    id: String(row.id),
    cause: betKinds.includes(row.kind) ? ('bet' as const) : ('payment' as const),
    amount: BigInt(row.amount),
    remarks: row.casino
      ? remarksOfCasino({
          kind: row.kind,
          amount: BigInt(row.amount),
          category: row.category ?? '',
          selectionName: row.bet?.selectionName ?? null,
          cashOut: row.bet?.cashOut ?? null,
        })
      : (remarks.get(row.kind) ?? ''),
    createdAt: row.createdAt.toISOString(),
    market: row.market && {
      id: row.market.id,
      name: row.market.name,
      event: { id: row.market.parents.event.id, name: row.market.parents.event.name },
    },
    request: requestOf(row),
    casino: row.casino && {
      ...row.casino,
      gameName: gameNameOf(row.casino.gameCode) ?? row.casino.gameCode,
    },
  }))
  return { docs, totalDocs: Number(total?.totalDocs ?? 0) }
}
