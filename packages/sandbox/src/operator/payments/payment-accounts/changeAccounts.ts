import type { AccountDetail, createPaymentAccount, PaymentAccount, RequestOf } from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import { lockAccount } from '../../accounts/accountStore.ts'
import type { AccountRow, Database } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import { methodUnknown } from '../failures.ts'
import {
  accountsOf,
  findPaymentAccount,
  insertPaymentAccount,
  markDeleted,
  paymentAccountOf,
  setDetails,
  setPrimary,
} from './paymentAccountStore.ts'
import { findUsableMethod } from './paymentMethodStore.ts'

const mostAccounts = 20

export const accountUnknown = () =>
  new Refused(404, { message: 'This account is not known', code: 'account-unknown', field: 'accountId' })

export const nameInvalid = () =>
  new Refused(400, { message: 'Name is Not Valid', code: 'name-invalid', field: 'name' })

async function expectAccount(tx: Database, userId: string, id: string) {
  const found = await findPaymentAccount(tx, userId, id)
  if (!found) throw accountUnknown()
  return found
}

/** The id is appended once. */
function withSuffix(name: string, userId: string): string {
  const suffix = `_${userId}`
  const holder = name.endsWith(suffix) ? name.slice(0, -suffix.length).trim() : name
  if (holder === '') throw nameInvalid()
  return `${holder}${suffix}`
}

/** A player's first account is the primary one. */
export const addAccount = (
  database: Database,
  { id: userId }: AccountRow,
  {
    paymentMethodTypeId,
    name,
    accountDetails,
  }: Pick<RequestOf<typeof createPaymentAccount>, 'paymentMethodTypeId' | 'name' | 'accountDetails'>,
  at: Date,
): Promise<PaymentAccount> =>
  database.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const method = await findUsableMethod(tx, 'payout', paymentMethodTypeId)
    if (!method) throw methodUnknown('paymentMethodTypeId')
    const present = await accountsOf(tx, userId)
    if (present.length >= mostAccounts)
      throw new Refused(409, {
        message: `You can have ${mostAccounts} accounts at most`,
        code: 'too-many-accounts',
      })
    const id = randomUUID()
    await insertPaymentAccount(tx, {
      id,
      userId,
      methodId: method.id,
      name: withSuffix(name, userId),
      isPrimary: present.length === 0,
      details: accountDetails,
      createdAt: at,
    })
    return paymentAccountOf(await expectAccount(tx, userId, id))
  })

/** Makes the account primary. */
export const changeAccount = (
  database: Database,
  { id: userId }: AccountRow,
  { accountId, details }: { accountId: string; details?: AccountDetail[] },
): Promise<PaymentAccount> =>
  database.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await expectAccount(tx, userId, accountId)
    if (details) await setDetails(tx, accountId, details)
    await setPrimary(tx, userId, accountId)
    return paymentAccountOf(await expectAccount(tx, userId, accountId))
  })

/** If it was the primary one, the newest other becomes primary. */
export const removeAccount = (
  database: Database,
  { id: userId }: AccountRow,
  accountId: string,
  at: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const { row } = await expectAccount(tx, userId, accountId)
    await markDeleted(tx, accountId, at)
    const [heir] = await accountsOf(tx, userId)
    if (row.isPrimary && heir) await setPrimary(tx, userId, heir.row.id)
  })
