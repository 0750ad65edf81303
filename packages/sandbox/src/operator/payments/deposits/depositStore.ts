import type { PaymentRequest } from '@kit/sdk/contract'
import { and, count, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import {
  account,
  deposit,
  hostedPayment,
  paymentMethod,
  type AccountRow,
  type Database,
  type DepositRow,
} from '../../database/schema.ts'
import { visibleTo } from '../../accounts/visibleTo.ts'
import { asked, type ListAsked } from '../requestList.ts'

// All SQL about deposits.

/** Inserts a deposit; undefined when its payment reference was used before. */
export async function insertDeposit(
  tx: Database,
  row: typeof deposit.$inferInsert,
): Promise<DepositRow | undefined> {
  const [inserted] = await tx.insert(deposit).values(row).onConflictDoNothing().returning()
  return inserted
}

export const hasWaitingDeposit = async (executor: Database, userId: string): Promise<boolean> =>
  (await executor.$count(
    deposit,
    and(eq(deposit.userId, userId), inArray(deposit.state, ['pending', 'processing'])),
  )) > 0

export async function lockDeposit(tx: Database, id: string): Promise<DepositRow | undefined> {
  const [row] = await tx.select().from(deposit).where(eq(deposit.id, id)).for('update')
  return row
}

/** The deposit's player, if the caller may see it. */
export async function ownerOfDeposit(
  executor: Database,
  caller: AccountRow,
  id: string,
): Promise<string | undefined> {
  const [row] = await executor
    .select({ userId: deposit.userId })
    .from(deposit)
    .where(and(eq(deposit.id, id), visibleTo(deposit, caller)))
  return row?.userId
}

export async function updateDeposit(
  tx: Database,
  id: string,
  change: Pick<DepositRow, 'state' | 'updatedAt'> & Partial<Pick<DepositRow, 'remarks' | 'decidedBy'>>,
): Promise<void> {
  await tx.update(deposit).set(change).where(eq(deposit.id, id))
}

const shown = (executor: Database, condition: SQL | undefined) =>
  executor
    .select({ row: deposit, userName: account.userName, paymentType: paymentMethod.paymentType })
    .from(deposit)
    .innerJoin(account, eq(account.id, deposit.userId))
    .innerJoin(paymentMethod, eq(paymentMethod.id, deposit.methodId))
    .where(condition)

type Shown = Awaited<ReturnType<typeof shown>>[number]

export async function depositById(executor: Database, id: string): Promise<PaymentRequest> {
  const [row] = await shown(executor, eq(deposit.id, id))
  if (!row) throw new Error('A deposit that was just written is not there.')
  return requestOf(row)
}

export async function pageOfDeposits(
  executor: Database,
  caller: AccountRow,
  query: ListAsked,
): Promise<{ docs: PaymentRequest[]; totalDocs: number }> {
  const condition = asked(deposit, caller, query, [sql`coalesce(${deposit.utr}, '')`])
  const [total] = await executor
    .select({ totalDocs: count() })
    .from(deposit)
    .innerJoin(account, eq(account.id, deposit.userId))
    .where(condition)
  const rows = await shown(executor, condition)
    .orderBy(desc(deposit.number))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  return { docs: rows.map(requestOf), totalDocs: Number(total?.totalDocs ?? 0) }
}

const requestOf = ({ row, userName, paymentType }: Shown): PaymentRequest => ({
  id: row.id,
  userId: row.userId,
  userName,
  amount: row.amount,
  bonusAmount: row.bonusAmount,
  paymentType,
  utr: row.utr ?? '',
  imageId: row.imageId ?? '',
  account: { name: '', details: [] },
  state: row.state,
  remarks: row.remarks,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export async function insertHostedPayment(
  tx: Database,
  row: typeof hostedPayment.$inferInsert,
): Promise<void> {
  await tx.insert(hostedPayment).values(row)
}

export async function findHostedPayment(executor: Database, tokenHash: string) {
  const [row] = await executor
    .select({ payment: hostedPayment, deposit })
    .from(hostedPayment)
    .innerJoin(deposit, eq(deposit.id, hostedPayment.depositId))
    .where(eq(hostedPayment.tokenHash, tokenHash))
  return row
}

/** Cancels a player's expired hosted payments, so that an abandoned page does not block new ones. */
export async function cancelOverdue(tx: Database, userId: string, at: Date): Promise<void> {
  const overdue = tx
    .select({ id: hostedPayment.depositId })
    .from(hostedPayment)
    .where(lt(hostedPayment.expiresAt, at))
  await tx
    .update(deposit)
    .set({ state: 'canceled', updatedAt: at })
    .where(and(eq(deposit.userId, userId), eq(deposit.state, 'pending'), inArray(deposit.id, overdue)))
}
