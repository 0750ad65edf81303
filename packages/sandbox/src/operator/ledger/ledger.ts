import type { Minor } from '@kit/sdk/contract'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { rowsOf, tableOf } from '../database/rows.ts'
import { ledgerTransaction, posting, type Database } from '../database/schema.ts'

/** A player's accounts and the house's. Amounts of the house mirror the players': everything sums to zero. */
export const availableAccount = (userId: string): string => `player:${userId}:available`
export const exposureAccount = (userId: string): string => `player:${userId}:exposure`
/** Points on their way out: held from the request on, until they are paid or given back. */
export const withdrawingAccount = (userId: string): string => `player:${userId}:withdrawing`
/** What a player owes the house after a result was taken back, as an amount below zero. */
const debtAccount = (userId: string): string => `debt:${userId}`

/** All that is one owner's: their balances together change only when points come or go for good. */
export const accountsOf = (userId: string): string[] => [
  availableAccount(userId),
  exposureAccount(userId),
  withdrawingAccount(userId),
  debtAccount(userId),
]

export const houseAccounts = {
  /** Where points given to players come from. */
  grants: 'house:grants',
  /** What players paid in and were paid out. */
  payments: 'house:payments',
  /** Where bonuses come from. */
  bonuses: 'house:bonuses',
  /** What the house wins and loses on bets. */
  book: 'house:book',
  /** Losses beyond what was reserved (a dead heat of two laid runners): the house carries them, nobody goes below zero. */
  shortfall: 'house:shortfall',
} as const

interface Movement {
  account: string
  amount: Minor
}

export interface Entry {
  kind:
    | 'grant'
    | 'bet'
    | 'settlement'
    | 'rollback'
    | 'adjustment'
    | 'deposit'
    | 'withdrawal'
    | 'withdrawal-end'
  /** Unique within the kind: the same fact can be posted once only. */
  reference: string
  /** The market the entry belongs to, so that what is held on a market can be summed. */
  marketId?: string
  at: Date
  movements: readonly Movement[]
}

/** Appends one transaction to the ledger, by the rules of `postAll`. */
export const post = (tx: Database, entry: Entry): Promise<void> => postAll(tx, [entry])

/**
 * Appends transactions to the ledger. The database refuses movements that do not sum to zero, that overdraw a player's
 * account, or that repeat a reference. Movements of zero are left out, and transactions without any other.
 * What a player owes is paid back first, out of whatever would become available.
 */
export async function postAll(tx: Database, entries: readonly Entry[]): Promise<void> {
  const debts = await debtsOf(tx, entries)
  const moving = entries
    .map((entry) => ({
      ...entry,
      movements: repaying(debts, entry.movements).filter(({ amount }) => amount !== 0n),
    }))
    .filter(({ movements }) => movements.length > 0)
  if (moving.length === 0) return
  const entryColumns = { kind: 'text', reference: 'text', market_id: 'text', created_at: 'timestamptz' }
  const entryRows = moving.map(({ kind, reference, marketId, at }) => ({
    kind,
    reference,
    market_id: marketId,
    created_at: at,
  }))
  const movedColumns = { kind: 'text', reference: 'text', account: 'text', amount: 'bigint' }
  const movedRows = moving.flatMap(({ kind, reference, movements }) =>
    movements.map((movement) => ({ kind, reference, ...movement })),
  )
  // One statement: every bet comes this way.
  await tx.execute(sql`
    with entry as (
      insert into ${ledgerTransaction} (kind, reference, market_id, created_at)
      select kind, reference, market_id, created_at from ${tableOf('asked', entryColumns, entryRows)}
      returning id, kind, reference, market_id
    )
    insert into ${posting} (transaction_id, account, amount, market_id)
    select entry.id, moved.account, moved.amount, entry.market_id
    from ${tableOf('moved', movedColumns, movedRows)} join entry using (kind, reference)`)
}

const total = sql<bigint>`coalesce(sum(${posting.amount}), 0)::text`.mapWith(BigInt)

async function sumOf(executor: Database, condition: ReturnType<typeof and>): Promise<Minor> {
  const [row] = await executor.select({ total }).from(posting).where(condition)
  return row?.total ?? 0n
}

/** The balance of an account: the sum of its postings. */
export const balanceOf = (executor: Database, account: string): Promise<Minor> =>
  sumOf(executor, eq(posting.account, account))

/** What a player has reserved for one market. */
export const heldOn = (executor: Database, userId: string, marketId: string): Promise<Minor> =>
  sumOf(executor, and(eq(posting.account, exposureAccount(userId)), eq(posting.marketId, marketId)))

/** What a player can stake and what the open bets can lose. */
export async function balances(
  executor: Database,
  userId: string,
): Promise<{ available: Minor; exposure: Minor }> {
  const rows = await executor
    .select({ account: posting.account, total })
    .from(posting)
    .where(inArray(posting.account, [availableAccount(userId), exposureAccount(userId)]))
    .groupBy(posting.account)
  const of = (account: string) => rows.find((row) => row.account === account)?.total ?? 0n
  return { available: of(availableAccount(userId)), exposure: of(exposureAccount(userId)) }
}

/** What a player owes the house; 0 unless a result was taken back after its points were spent. Nothing is available meanwhile. */
export const debtOf = async (executor: Database, userId: string): Promise<Minor> =>
  -(await balanceOf(executor, debtAccount(userId)))

/** What a player can stake, owes, and has reserved for one market. */
export interface Points {
  available: Minor
  debt: Minor
  held: Minor
}

/** The points of players, each for one market, in the order they are asked for. */
export async function pointsOf(
  executor: Database,
  asked: readonly { userId: string; marketId: string }[],
): Promise<Points[]> {
  const columns = { place: 'integer', available: 'text', debt: 'text', exposure: 'text', on_market: 'text' }
  const accounts = asked.map(({ userId, marketId }, place) => ({
    place,
    available: availableAccount(userId),
    debt: debtAccount(userId),
    exposure: exposureAccount(userId),
    on_market: marketId,
  }))
  const sumWhere = (condition: SQL) =>
    sql`(select coalesce(sum(amount), 0)::text from ${posting} where ${condition})`
  const rows = await rowsOf(
    executor,
    sql`
      select
        ${sumWhere(sql`account = asked.available`)} as available,
        ${sumWhere(sql`account = asked.debt`)} as debt,
        ${sumWhere(sql`account = asked.exposure and market_id = asked.on_market`)} as held
      from ${tableOf('asked', columns, accounts)}
      order by place`,
  )
  return rows.map(({ available, debt, held }) => ({
    available: BigInt(String(available)),
    debt: -BigInt(String(debt)),
    held: BigInt(String(held)),
  }))
}

const ownerOf = (account: string): string | undefined => /^player:(.+):available$/.exec(account)?.[1]

/** What they owe for whom something would become available. */
async function debtsOf(tx: Database, entries: readonly Entry[]): Promise<Map<string, Minor>> {
  const owners = entries.flatMap(({ movements }) =>
    movements.flatMap(({ account, amount }) => (amount > 0n ? (ownerOf(account) ?? []) : [])),
  )
  if (owners.length === 0) return new Map()
  const rows = await tx
    .select({ account: posting.account, total })
    .from(posting)
    .where(inArray(posting.account, owners.map(debtAccount)))
    .groupBy(posting.account)
  const totals = new Map(rows.map((row) => [row.account, row.total]))
  return new Map(owners.map((userId) => [userId, -(totals.get(debtAccount(userId)) ?? 0n)]))
}

/** The movements with what is paid back in them; that is no longer owed then. */
function repaying(debts: Map<string, Minor>, movements: readonly Movement[]): Movement[] {
  const repaid: Movement[] = []
  for (const { account, amount } of movements) {
    const userId = ownerOf(account)
    const debt = userId !== undefined && amount > 0n ? (debts.get(userId) ?? 0n) : 0n
    const back = debt < amount ? debt : amount
    repaid.push({ account, amount: back > 0n ? amount - back : amount })
    if (userId === undefined || back <= 0n) continue
    repaid.push({ account: debtAccount(userId), amount: back })
    debts.set(userId, debt - back)
  }
  return repaid
}

/**
 * Posts the contra of a player's settlement, exact to the minor unit. What the player no longer has is owed from then
 * on; what the settlement had paid back of a debt is taken from the points there are before it is owed again. Done once:
 * the ledger refuses a second contra of the same settlement.
 */
export async function postContra(
  tx: Database,
  { reference, userId, marketId, at }: { reference: string; userId: string; marketId: string; at: Date },
): Promise<void> {
  const rows = await tx
    .select({ account: posting.account, amount: posting.amount })
    .from(posting)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, posting.transactionId))
    .where(and(eq(ledgerTransaction.kind, 'settlement'), eq(ledgerTransaction.reference, reference)))
  const available = availableAccount(userId)
  const debt = debtAccount(userId)
  const isOwn = (account: string) => account === available || account === debt
  const given = rows.filter(({ account }) => isOwn(account)).reduce((sum, { amount }) => sum + amount, 0n)
  const balance = await balanceOf(tx, available)
  const taken = given < balance ? given : balance
  const movements = [
    ...rows
      .filter(({ account }) => !isOwn(account))
      .map(({ account, amount }) => ({ account, amount: -amount })),
    { account: available, amount: -taken },
    { account: debt, amount: taken - given },
  ]
  await post(tx, { kind: 'rollback', reference, marketId, at, movements })
}
