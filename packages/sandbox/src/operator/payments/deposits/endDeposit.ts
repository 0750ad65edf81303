import type { Minor, PaymentAction, PaymentRequest, PaymentState } from '@kit/sdk/contract'
import { lockAccount } from '../../accounts/accountStore.ts'
import type { AccountRow, Database, DepositRow } from '../../database/schema.ts'
import { availableAccount, houseAccounts, post } from '../../ledger/ledger.ts'
import type { Moved } from '../moved.ts'
import { amountDiffers, requestDecided, requestUnknown } from '../failures.ts'
import { mayBecome } from '../transitions.ts'
import { depositById, lockDeposit, ownerOfDeposit, updateDeposit } from './depositStore.ts'

/**
 * Changes the state of a locked deposit. The current state is no change; an unreachable one is refused. Approval
 * credits points and bonus in the same transaction.
 */
export async function moveDeposit(
  tx: Database,
  row: DepositRow,
  to: PaymentState,
  more: { at: Date; decidedBy?: string; remarks?: string },
): Promise<Moved> {
  if (row.state === to) return { hasMoved: false, hasMovedPoints: false }
  if (!mayBecome(row.state, to)) throw requestDecided(row.state)
  const { at, ...who } = more
  await updateDeposit(tx, row.id, { state: to, updatedAt: at, ...who })
  if (to !== 'approved') return { hasMoved: true, hasMovedPoints: false }
  await post(tx, {
    kind: 'deposit',
    reference: row.id,
    at,
    movements: [
      { account: houseAccounts.payments, amount: -row.amount },
      { account: houseAccounts.bonuses, amount: -row.bonusAmount },
      { account: availableAccount(row.userId), amount: row.amount + row.bonusAmount },
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
  { depositId, amount, action, remarks }: Decision,
  at: Date,
): Promise<{ request: PaymentRequest } & Moved> =>
  database.transaction(async (tx) => {
    const userId = await ownerOfDeposit(tx, staff, depositId)
    if (userId === undefined) throw requestUnknown('depositId')
    await lockAccount(tx, userId)
    const row = await lockDeposit(tx, depositId)
    if (!row) throw requestUnknown('depositId')
    if (row.amount !== amount) throw amountDiffers(row.amount)
    const moved = await moveDeposit(tx, row, action, { at, remarks, decidedBy: staff.id })
    return { request: await depositById(tx, depositId), ...moved }
  })
