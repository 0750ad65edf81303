import type { PaymentRequest } from '@kit/sdk/contract'
import { sql } from 'drizzle-orm'
import { lockAccount } from '../../accounts/accountStore.ts'
import { withdrawal, type AccountRow, type Database, type WithdrawalRow } from '../../database/schema.ts'
import { availableAccount, debtOf, operatorAccounts, withdrawingAccount } from '../../ledger/ledger.ts'
import { playerInDebt, requestUnknown } from '../failures.ts'
import { paymentRequests, type Moved } from '../paymentRequests.ts'

/**
 * Withdrawals. Payout and return are one kind of entry with one reference, so the ledger refuses a second.
 */
export const withdrawals = paymentRequests<WithdrawalRow>({
  table: withdrawal,
  searched: sql`${withdrawal.accountName}`,
  detailsOf: ({ accountName, accountDetails }) => ({
    bonusAmount: 0n,
    utr: '',
    imageId: '',
    account: { name: accountName, details: accountDetails },
  }),
  // The points stay held, because rejecting the request repays the debt with them.
  async checkMove(tx, { userId }, to) {
    const debt = to === 'approved' ? await debtOf(tx, userId) : 0n
    if (debt > 0n) throw playerInDebt(debt)
  },
  entryOf: ({ userId, amount }, to) =>
    to === 'processing'
      ? undefined
      : {
          kind: 'withdrawal-end',
          movements: [
            { account: withdrawingAccount(userId), amount: -amount },
            { account: to === 'approved' ? operatorAccounts.payments : availableAccount(userId), amount },
          ],
        },
})

export async function insertWithdrawal(tx: Database, row: typeof withdrawal.$inferInsert): Promise<void> {
  await tx.insert(withdrawal).values(row)
}

/** Repeating it has no effect. */
export const cancelOwn = (
  database: Database,
  player: AccountRow,
  id: string,
  at: Date,
): Promise<{ request: PaymentRequest } & Moved> =>
  database.transaction(async (tx) => {
    await lockAccount(tx, player.id)
    const row = await withdrawals.lock(tx, id)
    if (row?.userId !== player.id) throw requestUnknown('withdrawId')
    const moved = await withdrawals.move(tx, row, 'canceled', { at, by: player.id })
    return { request: await withdrawals.byId(tx, id), ...moved }
  })
