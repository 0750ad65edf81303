import {
  createPaymentAccount,
  deletePaymentAccount,
  editPaymentAccount,
  listDepositMethods,
  listPaymentAccounts,
  listPayoutMethods,
  logPaymentAccount,
  makeAccountPrimary,
} from '@kit/sdk/contract'
import type { Reauthentication } from '../../accounts/reauthentication.ts'
import type { Database } from '../../database/schema.ts'
import { route, type Login, type Route } from '../../http/route.ts'
import { addAccount, changeAccount, nameInvalid, removeAccount } from './changeAccounts.ts'
import { accountsOf, insertAccountLog, paymentAccountOf } from './paymentAccountStore.ts'
import { listMethods } from './paymentMethodStore.ts'

const flagOf = (text: 'true' | 'false' | undefined): boolean | undefined =>
  text === undefined ? undefined : text === 'true'

interface PaymentAccountServices {
  database: Database
  clock(): number
  reauthentication: Reauthentication
}

export function paymentAccountRoutes({ database, clock, reauthentication }: PaymentAccountServices): Route[] {
  const notifyOwner = (login: Login, words: 'added' | 'changed' | 'made the primary one' | 'deleted') =>
    reauthentication.changed(
      login,
      `Payout account ${words}`,
      `A payout account was ${words}, and other devices were logged out. If this was not you, contact support.`,
    )

  return [
    route(listDepositMethods, async ({ active }) => ({
      docs: await listMethods(database, 'deposit', flagOf(active)),
    })),

    route(listPayoutMethods, async ({ active }) => ({
      docs: await listMethods(database, 'payout', flagOf(active)),
    })),

    route(listPaymentAccounts, async (_request, { login }) => ({
      docs: (await accountsOf(database, login.account.id)).map(paymentAccountOf),
    })),

    route(
      createPaymentAccount,
      async ({ password, otp, ...asked }, { login }) => {
        await reauthentication.check(login.account, { password, otp })
        const docs = await addAccount(database, login.account, asked, new Date(clock()))
        await notifyOwner(login, 'added')
        return { docs }
      },
      { name: nameInvalid },
    ),

    route(editPaymentAccount, async ({ accountId, accountDetails, ...proof }, { login }) => {
      await reauthentication.check(login.account, proof)
      const docs = await changeAccount(database, login.account, { accountId, details: accountDetails })
      await notifyOwner(login, 'changed')
      return { docs }
    }),

    route(makeAccountPrimary, async ({ accountId, password, otp }, { login }) => {
      await reauthentication.check(login.account, { password, otp })
      const docs = await changeAccount(database, login.account, { accountId })
      await notifyOwner(login, 'made the primary one')
      return { docs }
    }),

    route(deletePaymentAccount, async ({ accountId, ...proof }, { login }) => {
      await reauthentication.check(login.account, proof)
      await removeAccount(database, login.account, accountId, new Date(clock()))
      await notifyOwner(login, 'deleted')
      return { docs: {} }
    }),

    route(logPaymentAccount, async ({ accountNumber, accountDetails }, { login }) => {
      await insertAccountLog(database, {
        userId: login.account.id,
        accountNumber,
        details: accountDetails,
        createdAt: new Date(clock()),
      })
      return { docs: {} }
    }),
  ]
}
