import type { AccountDetail, PaymentAccount } from '@kit/sdk/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'
import {
  paymentAccount,
  paymentAccountLog,
  paymentMethod,
  type Database,
  type PaymentAccountRow,
  type PaymentMethodRow,
} from '../../database/schema.ts'

interface AccountWithMethod {
  row: PaymentAccountRow
  method: PaymentMethodRow
}

const ofPlayer = (userId: string) => and(eq(paymentAccount.userId, userId), isNull(paymentAccount.deletedAt))

/** The primary account first, then the newest. */
export const accountsOf = (executor: Database, userId: string): Promise<AccountWithMethod[]> =>
  executor
    .select({ row: paymentAccount, method: paymentMethod })
    .from(paymentAccount)
    .innerJoin(paymentMethod, eq(paymentMethod.id, paymentAccount.methodId))
    .where(ofPlayer(userId))
    .orderBy(desc(paymentAccount.isPrimary), desc(paymentAccount.number))

/** Returns undefined if it is deleted or another player's. */
export async function findPaymentAccount(
  executor: Database,
  userId: string,
  id: string,
): Promise<AccountWithMethod | undefined> {
  return (await accountsOf(executor, userId)).find(({ row }) => row.id === id)
}

export async function insertPaymentAccount(
  tx: Database,
  row: typeof paymentAccount.$inferInsert,
): Promise<void> {
  await tx.insert(paymentAccount).values(row)
}

export async function setPrimary(tx: Database, userId: string, id: string): Promise<void> {
  await tx
    .update(paymentAccount)
    .set({ isPrimary: false })
    .where(and(eq(paymentAccount.userId, userId), paymentAccount.isPrimary))
  await tx.update(paymentAccount).set({ isPrimary: true }).where(eq(paymentAccount.id, id))
}

export async function setDetails(tx: Database, id: string, details: AccountDetail[]): Promise<void> {
  await tx.update(paymentAccount).set({ details }).where(eq(paymentAccount.id, id))
}

/** The row stays, because withdrawals reference it. */
export async function markDeleted(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(paymentAccount).set({ deletedAt: at, isPrimary: false }).where(eq(paymentAccount.id, id))
}

export async function insertAccountLog(
  executor: Database,
  row: typeof paymentAccountLog.$inferInsert,
): Promise<void> {
  await executor.insert(paymentAccountLog).values(row)
}

/**
 * Returns an account in the form of the contract. Only methods of the hosted provider have an operator id.
 */
export function paymentAccountOf({ row, method }: AccountWithMethod): PaymentAccount {
  return {
    id: row.id,
    name: row.name,
    isPrimary: row.isPrimary,
    details: row.details,
    method: {
      id: method.id,
      paymentType: method.paymentType,
      minAmount: method.minAmount,
      maxAmount: method.maxAmount,
      operatorId: method.paymentType === 'IPAY' ? (method.details.upiId ?? '') : '',
    },
  }
}
