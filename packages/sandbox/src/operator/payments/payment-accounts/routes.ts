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
import type { Database } from '../../database/schema.ts'
import { route, type Route } from '../../http/route.ts'
import { addAccount, changeAccount, nameInvalid, removeAccount } from './changeAccounts.ts'
import { accountsOf, insertAccountLog, paymentAccountOf } from './paymentAccountStore.ts'
import { listMethods } from './paymentMethodStore.ts'

const flagOf = (text: 'true' | 'false' | undefined): boolean | undefined =>
  text === undefined ? undefined : text === 'true'

export function paymentAccountRoutes({ database, clock }: { database: Database; clock(): number }): Route[] {
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
      async (asked, { login }) => ({
        docs: await addAccount(database, login.account, asked, new Date(clock())),
      }),
      { name: nameInvalid },
    ),

    route(editPaymentAccount, async ({ accountId, accountDetails }, { login }) => ({
      docs: await changeAccount(database, login.account, { accountId, details: accountDetails }),
    })),

    route(makeAccountPrimary, async ({ accountId }, { login }) => ({
      docs: await changeAccount(database, login.account, { accountId }),
    })),

    route(deletePaymentAccount, async ({ accountId }, { login }) => {
      await removeAccount(database, login.account, accountId, new Date(clock()))
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
