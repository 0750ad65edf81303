import type { Minor, PaymentAction, PaymentRequest, PaymentState } from '@kit/sdk/contract'
import { lockAccount } from '../../accounts/accountStore.ts'
import type { AccountRow, Database, WithdrawalRow } from '../../database/schema.ts'
import { availableAccount, houseAccounts, post, withdrawingAccount } from '../../ledger/ledger.ts'
import type { Moved } from '../moved.ts'
import { amountDiffers, requestDecided, requestUnknown } from '../failures.ts'
import { mayBecome } from '../transitions.ts'
import { lockWithdrawal, ownerOfWithdrawal, updateWithdrawal, withdrawalById } from './withdrawalStore.ts'

/**
 * Changes the state of a locked withdrawal. Payout and return are one kind of entry with one reference, so the ledger
 * refuses a second.
 */
async function moveWithdrawal(
  tx: Database,
  row: WithdrawalRow,
  to: PaymentState,
  more: { at: Date; decidedBy?: string; remarks?: string },
): Promise<Moved> {
  if (row.state === to) return { hasMoved: false, hasMovedPoints: false }
  if (!mayBecome(row.state, to)) throw requestDecided(row.state)
  const { at, ...who } = more
  await updateWithdrawal(tx, row.id, { state: to, updatedAt: at, ...who })
  if (to === 'processing') return { hasMoved: true, hasMovedPoints: false }
  const target = to === 'approved' ? houseAccounts.payments : availableAccount(row.userId)
  await post(tx, {
    kind: 'withdrawal-end',
    reference: row.id,
    at,
    movements: [
      { account: withdrawingAccount(row.userId), amount: -row.amount },
      { account: target, amount: row.amount },
    ],
  })
  return { hasMoved: true, hasMovedPoints: true }
}

interface Decision {
  depositId: string
  amount: Minor
  action: PaymentAction
  remarks: string
}

/** A staff decision. Repeating it changes nothing. */
export const decide = (
  database: Database,
  staff: AccountRow,
  { depositId: id, amount, action, remarks }: Decision,
  at: Date,
): Promise<{ request: PaymentRequest } & Moved> =>
  database.transaction(async (tx) => {
    const userId = await ownerOfWithdrawal(tx, staff, id)
    if (userId === undefined) throw requestUnknown('depositId')
    await lockAccount(tx, userId)
    const row = await lockWithdrawal(tx, id)
    if (!row) throw requestUnknown('depositId')
    if (row.amount !== amount) throw amountDiffers(row.amount)
    const moved = await moveWithdrawal(tx, row, action, { at, remarks, decidedBy: staff.id })
    return { request: await withdrawalById(tx, id), ...moved }
  })

/** Cancels the player's own pending withdrawal. Repeating it changes nothing. */
export const cancel = (
  database: Database,
  player: AccountRow,
  id: string,
  at: Date,
): Promise<{ request: PaymentRequest } & Moved> =>
  database.transaction(async (tx) => {
    await lockAccount(tx, player.id)
    const row = await lockWithdrawal(tx, id)
    if (row?.userId !== player.id) throw requestUnknown('withdrawId')
    const moved = await moveWithdrawal(tx, row, 'canceled', { at })
    return { request: await withdrawalById(tx, id), ...moved }
  })
