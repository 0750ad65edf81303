import type { PaymentRequest } from '@kit/sdk/contract'
import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import {
  account,
  paymentMethod,
  withdrawal,
  type AccountRow,
  type Database,
  type WithdrawalRow,
} from '../../database/schema.ts'
import { visibleTo } from '../../accounts/visibleTo.ts'
import { asked, type ListAsked } from '../requestList.ts'

// All SQL about withdrawals.

export async function insertWithdrawal(tx: Database, row: typeof withdrawal.$inferInsert): Promise<void> {
  await tx.insert(withdrawal).values(row)
}

export const hasWaitingWithdrawal = async (executor: Database, userId: string): Promise<boolean> =>
  (await executor.$count(
    withdrawal,
    and(eq(withdrawal.userId, userId), inArray(withdrawal.state, ['pending', 'processing'])),
  )) > 0

export async function lockWithdrawal(tx: Database, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await tx.select().from(withdrawal).where(eq(withdrawal.id, id)).for('update')
  return row
}

/** The withdrawal's player, if the caller may see it. */
export async function ownerOfWithdrawal(
  executor: Database,
  caller: AccountRow,
  id: string,
): Promise<string | undefined> {
  const [row] = await executor
    .select({ userId: withdrawal.userId })
    .from(withdrawal)
    .where(and(eq(withdrawal.id, id), visibleTo(withdrawal, caller)))
  return row?.userId
}

export async function updateWithdrawal(
  tx: Database,
  id: string,
  change: Pick<WithdrawalRow, 'state' | 'updatedAt'> & Partial<Pick<WithdrawalRow, 'remarks' | 'decidedBy'>>,
): Promise<void> {
  await tx.update(withdrawal).set(change).where(eq(withdrawal.id, id))
}

const shown = (executor: Database, condition: SQL | undefined) =>
  executor
    .select({ row: withdrawal, userName: account.userName, paymentType: paymentMethod.paymentType })
    .from(withdrawal)
    .innerJoin(account, eq(account.id, withdrawal.userId))
    .innerJoin(paymentMethod, eq(paymentMethod.id, withdrawal.methodId))
    .where(condition)

type Shown = Awaited<ReturnType<typeof shown>>[number]

export async function withdrawalById(executor: Database, id: string): Promise<PaymentRequest> {
  const [row] = await shown(executor, eq(withdrawal.id, id))
  if (!row) throw new Error('A withdrawal that was just written is not there.')
  return requestOf(row)
}

export async function pageOfWithdrawals(
  executor: Database,
  caller: AccountRow,
  query: ListAsked,
): Promise<{ docs: PaymentRequest[]; totalDocs: number }> {
  const condition = asked(withdrawal, caller, query, [sql`${withdrawal.accountName}`])
  const [total] = await executor
    .select({ totalDocs: count() })
    .from(withdrawal)
    .innerJoin(account, eq(account.id, withdrawal.userId))
    .where(condition)
  const rows = await shown(executor, condition)
    .orderBy(desc(withdrawal.number))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  return { docs: rows.map(requestOf), totalDocs: Number(total?.totalDocs ?? 0) }
}

const requestOf = ({ row, userName, paymentType }: Shown): PaymentRequest => ({
  id: row.id,
  userId: row.userId,
  userName,
  amount: row.amount,
  bonusAmount: 0n,
  paymentType,
  utr: '',
  imageId: '',
  account: { name: row.accountName, details: row.accountDetails },
  state: row.state,
  remarks: row.remarks,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
