import type { CareDemands, createBranchDeposit, RequestOf } from '@kit/sdk/contract'
import { lockAccount } from '../../accounts/accountStore.ts'
import { checkDepositCare } from '../../care/checkCare.ts'
import type { AccountRow, Database } from '../../database/schema.ts'
import { forbidden, Refused } from '../../http/refused.ts'
import { demoAccount } from '../failures.ts'
import { findPlayerFor } from '../../accounts/visibleTo.ts'
import { deposits, insertDeposit } from './depositStore.ts'

const methodId = 'deposit-branch'

const userUnknown = () =>
  new Refused(404, { message: 'This user is not known', code: 'user-unknown', field: 'userId' })

const keyReused = () =>
  new Refused(422, { message: 'This key belongs to another deposit', code: 'key-reused', field: 'key' })

/** Deposits points for a player below the branch. The key is the deposit's id, so a retry has no effect. */
export function payIn(
  database: Database,
  branch: AccountRow,
  { key, userId, amount, remarks }: Omit<RequestOf<typeof createBranchDeposit>, 'transactionCode'>,
  { at, waitsFor }: { at: Date; waitsFor: CareDemands['depositWaitsFor'] },
) {
  if (branch.userType !== 'defaultBranch') throw forbidden()
  return database.transaction(async (tx) => {
    const player = await findPlayerFor(tx, branch, userId)
    if (!player) throw userUnknown()
    if (player.isDemo) throw demoAccount()
    await lockAccount(tx, userId)
    // A retry of a completed deposit adds nothing.
    if (!(await deposits.lock(tx, key))) await checkDepositCare(tx, userId, { amount, waitsFor, at })
    const times = { createdAt: at, updatedAt: at }
    const asked = { id: key, userId, methodId, amount, remarks, decidedBy: branch.id }
    await insertDeposit(tx, { ...asked, utr: null, state: 'pending', ...times })
    const row = await deposits.lock(tx, key)
    const isSame =
      row?.userId === userId &&
      row.methodId === methodId &&
      row.amount === amount &&
      row.remarks === remarks &&
      row.decidedBy === branch.id
    if (!isSame) throw keyReused()
    const moved = await deposits.move(tx, row, 'approved', { at, by: branch.id, remarks })
    return { request: await deposits.byId(tx, key), ...moved }
  })
}
