import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { deposit, hostedPayment, type Database, type DepositRow } from '../../database/schema.ts'
import { availableAccount, houseAccounts } from '../../ledger/ledger.ts'
import { paymentRequests } from '../paymentRequests.ts'

/** Deposits. Approval credits points and bonus. */
export const deposits = paymentRequests<DepositRow>({
  table: deposit,
  searched: sql`coalesce(${deposit.utr}, '')`,
  detailsOf: ({ bonusAmount, utr, imageId }) => ({
    bonusAmount,
    utr: utr ?? '',
    imageId: imageId ?? '',
    account: { name: '', details: [] },
  }),
  entryOf: ({ userId, amount, bonusAmount }, to) =>
    to === 'approved'
      ? {
          kind: 'deposit',
          movements: [
            { account: houseAccounts.payments, amount: -amount },
            { account: houseAccounts.bonuses, amount: -bonusAmount },
            { account: availableAccount(userId), amount: amount + bonusAmount },
          ],
        }
      : undefined,
})

/** Inserts a deposit; undefined when its payment reference was used before. */
export async function insertDeposit(
  tx: Database,
  row: typeof deposit.$inferInsert,
): Promise<DepositRow | undefined> {
  const [inserted] = await tx.insert(deposit).values(row).onConflictDoNothing().returning()
  return inserted
}

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
