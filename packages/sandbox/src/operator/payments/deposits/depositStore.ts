import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Announce } from '../../announcements/announcements.ts'
import { isStillDue } from '../bonuses/chooseBonus.ts'
import { isOnBreak } from '../../care/checkCare.ts'
import { deposit, hostedPayment, type Database, type DepositRow } from '../../database/schema.ts'
import { availableAccount, operatorAccounts } from '../../ledger/ledger.ts'
import { announceDeposit } from '../announceRequest.ts'
import { paymentRequests } from '../paymentRequests.ts'
import { addSteps } from '../requestSteps.ts'

/** The fields of a deposit without its bonus, which then does not count as used. */
const withoutBonus = { bonusId: null, bonusAmount: 0n, wagerAmount: 0n }

/**
 * Deposits. Approval credits points and bonus, but no bonus while the player takes a break, and none to which
 * the player is no longer entitled.
 */
export const deposits = paymentRequests<DepositRow>({
  table: deposit,
  searched: sql`coalesce(${deposit.utr}, '')`,
  detailsOf: ({ bonusAmount, utr, imageId }) => ({
    bonusAmount,
    utr: utr ?? '',
    imageId: imageId ?? '',
    account: { name: '', details: [] },
  }),
  changeFor: async (tx, { userId, bonusId }, to, at) =>
    to === 'approved' &&
    bonusId !== null &&
    ((await isOnBreak(tx, userId, at)) || !(await isStillDue(tx, userId, bonusId)))
      ? withoutBonus
      : {},
  entryOf: ({ userId, amount, bonusAmount }, to) =>
    to === 'approved'
      ? {
          kind: 'deposit',
          movements: [
            { account: operatorAccounts.payments, amount: -amount },
            { account: operatorAccounts.bonuses, amount: -bonusAmount },
            { account: availableAccount(userId), amount: amount + bonusAmount },
          ],
        }
      : undefined,
})

/** Returns undefined if its payment reference was used before. */
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

/** Gives a hosted payment a new page. The token of the previous one ends. */
export async function replaceToken(tx: Database, depositId: string, tokenHash: string): Promise<void> {
  await tx.update(hostedPayment).set({ tokenHash }).where(eq(hostedPayment.depositId, depositId))
}

const isOverdue = (executor: Database, userId: string, at: Date) =>
  and(
    eq(deposit.userId, userId),
    eq(deposit.state, 'pending'),
    inArray(
      deposit.id,
      executor
        .select({ id: hostedPayment.depositId })
        .from(hostedPayment)
        .where(lte(hostedPayment.expiresAt, at)),
    ),
  )

export const hasOverdue = async (executor: Database, userId: string, at: Date): Promise<boolean> =>
  (await executor.$count(deposit, isOverdue(executor, userId, at))) > 0

/**
 * Cancels a player's expired hosted payments, so that an abandoned page does not block new ones, and
 * announces it.
 */
export async function cancelOverdue(
  tx: Database,
  announce: Announce,
  userId: string,
  at: Date,
): Promise<void> {
  const canceled = await tx
    .update(deposit)
    .set({ state: 'canceled', updatedAt: at })
    .where(isOverdue(tx, userId, at))
    .returning({ id: deposit.id, userId: deposit.userId, state: deposit.state })
  await addSteps(
    tx,
    canceled.map(({ id, state }) => ({ requestId: id, state, at, actorId: null })),
  )
  for (const request of canceled) await announceDeposit(tx, announce, request, false)
}
