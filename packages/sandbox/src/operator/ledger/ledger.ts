import type { Minor } from '@kit/sdk/contract'
import { and, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { rowsOf, tableOf } from '../database/rows.ts'
import { balance, ledgerTransaction, marketBalance, posting, type Database } from '../database/schema.ts'

/**
 * Account names of players and the operator. The operator's amounts mirror the players', so everything sums
 * to zero.
 */
export const availableAccount = (userId: string): string => `player:${userId}:available`
export const exposureAccount = (userId: string): string => `player:${userId}:exposure`
/** Returns the same for a player whose id is in a column. */
export const pointAccountsOf = (id: SQLWrapper) => ({
  available: sql`'player:' || ${id} || ':available'`,
  exposure: sql`'player:' || ${id} || ':exposure'`,
})
export const withdrawingAccount = (userId: string): string => `player:${userId}:withdrawing`
/** A player's debt after a rolled-back result, as a negative balance. */
const debtAccount = (userId: string): string => `debt:${userId}`

/** All accounts of one owner. Their sum changes only when points are gained or lost. */
export const accountsOf = (userId: string): string[] => [
  availableAccount(userId),
  exposureAccount(userId),
  withdrawingAccount(userId),
  debtAccount(userId),
]

export const operatorAccounts = {
  grants: 'house:grants',
  payments: 'house:payments',
  bonuses: 'house:bonuses',
  book: 'house:book',
  /**
   * Losses beyond the reserve (if it could not be raised after a withdrawal), which the operator carries so
   * that no player goes below zero.
   */
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
  /** Unique within the kind, so that one event is posted once. */
  reference: string
  /** The entry's market, for summing reserves by market. */
  marketId?: string
  at: Date
  movements: readonly Movement[]
}

/** See `postAll`. */
export const post = (tx: Database, entry: Entry): Promise<void> => postAll(tx, [entry])

/**
 * The database refuses movements that do not sum to zero, overdraw a player or repeat a reference. Zero
 * movements and empty transactions are dropped. A player's debt is repaid first from new available points.
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
  await tx.execute(sql`
    with entry as (
      insert into ${ledgerTransaction} (kind, reference, market_id, created_at)
      select kind, reference, market_id, created_at from ${tableOf('asked', entryColumns, entryRows)}
      returning id, kind, reference, market_id
    )
    insert into ${posting} (transaction_id, account, amount, market_id)
    select entry.id, moved.account, moved.amount, entry.market_id
    from ${tableOf('moved', movedColumns, movedRows)} join entry using (kind, reference)
    -- The commit locks the operator accounts in this order, so two commits never wait for each other.
    order by entry.id, moved.account`)
}

export async function balanceOf(executor: Database, account: string): Promise<Minor> {
  const [row] = await executor.select().from(balance).where(eq(balance.account, account))
  return row?.amount ?? 0n
}

export async function heldOn(executor: Database, userId: string, marketId: string): Promise<Minor> {
  const [row] = await executor
    .select({ held: marketBalance.held })
    .from(marketBalance)
    .where(and(eq(marketBalance.userId, userId), eq(marketBalance.marketId, marketId)))
  return row?.held ?? 0n
}

async function amountsOf(
  executor: Database,
  accounts: readonly string[],
): Promise<(account: string) => Minor> {
  const rows = await executor.select().from(balance).where(inArray(balance.account, accounts))
  const amounts = new Map(rows.map(({ account, amount }) => [account, amount]))
  return (account) => amounts.get(account) ?? 0n
}

export async function balances(
  executor: Database,
  userId: string,
): Promise<{ available: Minor; exposure: Minor }> {
  const of = await amountsOf(executor, [availableAccount(userId), exposureAccount(userId)])
  return { available: of(availableAccount(userId)), exposure: of(exposureAccount(userId)) }
}

/** Returns a player's debt to the operator: 0 unless a result was rolled back after its points were spent. */
export const debtOf = async (executor: Database, userId: string): Promise<Minor> =>
  -(await balanceOf(executor, debtAccount(userId)))

/** Returns an account's debt as an SQL expression, for lists. */
export const debtOfOwner = (userId: SQLWrapper): SQL<Minor> =>
  sql<Minor>`coalesce((select -amount from ${balance} where account = 'debt:' || ${userId}), 0)::text`.mapWith(
    BigInt,
  )

export interface Points {
  available: Minor
  debt: Minor
  held: Minor
}

/** Each for one market, in the order of `asked`. */
export async function pointsOf(
  executor: Database,
  asked: readonly { userId: string; marketId: string }[],
): Promise<Points[]> {
  const columns = { place: 'integer', user_id: 'text', market_id: 'text' }
  const players = asked.map(({ userId, marketId }, place) => ({
    place,
    user_id: userId,
    market_id: marketId,
  }))
  const amountIn = (account: SQL) =>
    sql`coalesce((select amount from ${balance} where account = ${account}), 0)::text`
  const { available } = pointAccountsOf(sql`asked.user_id`)
  const rows = await rowsOf(
    executor,
    sql`
      select
        ${amountIn(available)} as available,
        ${amountIn(sql`'debt:' || asked.user_id`)} as debt,
        coalesce((select held from ${marketBalance} as own
          where own.user_id = asked.user_id and own.market_id = asked.market_id), 0)::text as held
      from ${tableOf('asked', columns, players)}
      order by place`,
  )
  return rows.map(({ available, debt, held }) => ({
    available: BigInt(String(available)),
    debt: -BigInt(String(debt)),
    held: BigInt(String(held)),
  }))
}

const ownerOf = (account: string): string | undefined => /^player:(.+):available$/.exec(account)?.[1]

/** Returns the debts of players who would receive available points. */
async function debtsOf(tx: Database, entries: readonly Entry[]): Promise<Map<string, Minor>> {
  const owners = entries.flatMap(({ movements }) =>
    movements.flatMap(({ account, amount }) => (amount > 0n ? (ownerOf(account) ?? []) : [])),
  )
  if (owners.length === 0) return new Map()
  const of = await amountsOf(tx, owners.map(debtAccount))
  return new Map(owners.map((userId) => [userId, -of(debtAccount(userId))]))
}

/** Lowers `debts` by the repayments. */
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
 * Points that the player no longer has become debt. The part of a debt that the settlement had repaid is
 * taken from the available points first. The ledger refuses a second contra of the same settlement.
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
  const left = await balanceOf(tx, available)
  const taken = given < left ? given : left
  const movements = [
    ...rows
      .filter(({ account }) => !isOwn(account))
      .map(({ account, amount }) => ({ account, amount: -amount })),
    { account: available, amount: -taken },
    { account: debt, amount: taken - given },
  ]
  await post(tx, { kind: 'rollback', reference, marketId, at, movements })
}
