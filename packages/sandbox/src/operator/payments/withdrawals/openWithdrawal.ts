import type { Minor, PaymentAccount, PaymentRequest } from '@kit/sdk/contract'
import { pointsFromMinor } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import { lockAccount } from '../../accounts/accountStore.ts'
import type { AccountRow, Database } from '../../database/schema.ts'
import { pointsText } from '../../http/pointsText.ts'
import { Refused } from '../../http/refused.ts'
import { availableAccount, balanceOf, post, withdrawingAccount } from '../../ledger/ledger.ts'
import { accountUnknown } from '../payment-accounts/changeAccounts.ts'
import { findPaymentAccount, paymentAccountOf } from '../payment-accounts/paymentAccountStore.ts'
import { isWithin, rangeOf } from '../amountRange.ts'
import { amountOutOfRange, demoAccount, methodUnknown, requestPending } from '../failures.ts'
import type { PaymentRules } from '../paymentRules.ts'
import { insertWithdrawal, withdrawals } from './withdrawalStore.ts'

const notEnoughPoints = (available: Minor) =>
  new Refused(409, {
    message: `You have ${pointsText(available)} points available`,
    code: 'not-enough-points',
    field: 'amount',
    details: { available: pointsFromMinor(available) },
  })

const keyReused = () =>
  new Refused(422, { message: 'This key belongs to another withdrawal', code: 'key-reused', field: 'key' })

interface NewWithdrawal {
  amount: Minor
  accountId: string
  /** Becomes the request's id: the same key opens one withdrawal, however often it is sent. */
  key?: string | undefined
  /** Throws for an account that is not for this kind of payment. */
  checkAccount?(account: PaymentAccount): void
}

/**
 * Opens a withdrawal and holds its points, in one transaction. Returns the existing withdrawal of a used key.
 */
export const openWithdrawal = (
  database: Database,
  player: AccountRow,
  { amount, accountId, key, checkAccount }: NewWithdrawal,
  rules: PaymentRules,
  at: Date,
): Promise<{ request: PaymentRequest; isNew: boolean }> =>
  database.transaction(async (tx) => {
    if (player.isDemo) throw demoAccount()
    await lockAccount(tx, player.id)
    const known = key === undefined ? undefined : await withdrawals.lock(tx, key)
    if (known) {
      if (known.userId !== player.id || known.amount !== amount || known.accountId !== accountId)
        throw keyReused()
      return { request: await withdrawals.byId(tx, known.id), isNew: false }
    }
    if (!rules.allowsMultipleRequests && (await withdrawals.isNewestPending(tx, player.id)))
      throw requestPending()
    const found = await findPaymentAccount(tx, player.id, accountId)
    if (!found) throw accountUnknown()
    const { row: target, method } = found
    if (!method.isActive || method.isLocked) throw methodUnknown('accountId')
    checkAccount?.(paymentAccountOf(found))
    const range = rangeOf(method, rules.minimumAmount)
    if (!isWithin(amount, range)) throw amountOutOfRange(range)
    const available = await balanceOf(tx, availableAccount(player.id))
    if (available < amount || available < rules.minimumAmount) throw notEnoughPoints(available)
    const id = key ?? randomUUID()
    await insertWithdrawal(tx, {
      id,
      userId: player.id,
      methodId: method.id,
      accountId,
      amount,
      accountName: target.name,
      accountDetails: target.details,
      state: 'pending',
      createdAt: at,
      updatedAt: at,
    })
    await post(tx, {
      kind: 'withdrawal',
      reference: id,
      at,
      movements: [
        { account: availableAccount(player.id), amount: -amount },
        { account: withdrawingAccount(player.id), amount },
      ],
    })
    return { request: await withdrawals.byId(tx, id), isNew: true }
  })
