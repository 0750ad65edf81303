import {
  cancelWithdrawal,
  createHostedWithdrawal,
  createWithdrawal,
  decideWithdrawal,
  listWithdrawals,
  type PaymentAccount,
  type PaymentRequest,
} from '@kit/sdk/contract'
import type { CheckTransactionCode } from '../accounts/transactionCode.ts'
import type { Announce } from '../announcements.ts'
import type { Database } from '../database/schema.ts'
import { Refused } from '../http/refused.ts'
import { route, type Route } from '../http/route.ts'
import { checkSignature } from '../payments/checkSignature.ts'
import { tellOfWithdrawal } from '../payments/tell.ts'
import type { PaymentRules } from '../payments/paymentRules.ts'
import { cancel, decide } from './endWithdrawal.ts'
import { openWithdrawal } from './openWithdrawal.ts'
import { pageOfWithdrawals } from './withdrawalStore.ts'

export interface WithdrawalServices {
  database: Database
  clock(): number
  announce: Announce
  rules: PaymentRules
  checkTransactionCode: CheckTransactionCode
}

const accountDiffers = (field: string) =>
  new Refused(409, { message: 'This is not what the account says', code: 'account-differs', field })

const cancellingOff = () =>
  new Refused(403, { message: 'Withdraw requests cannot be canceled here', code: 'cancelling-off' })

export function withdrawalRoutes({
  database,
  clock,
  announce,
  rules,
  checkTransactionCode,
}: WithdrawalServices): Route[] {
  const now = () => new Date(clock())

  const tell = (request: PaymentRequest, hasMovedPoints = true) =>
    tellOfWithdrawal(announce, request, hasMovedPoints)

  return [
    route(createWithdrawal, async ({ amount, accountId }, { login }) => {
      const request = await openWithdrawal(database, login.account, { amount, accountId }, rules, now())
      tell(request)
      return { docs: request }
    }),

    route(createHostedWithdrawal, async ({ amount, accountId, operatorId, ...said }, { login }) => {
      const checkAccount = ({ method, details }: PaymentAccount) => {
        if (method.operatorId === '' || method.operatorId !== operatorId) throw accountDiffers('operatorId')
        const values = new Set(details.map(({ value }) => value))
        const wrong = (['accountNumber', 'ifscCode'] as const).find(
          (field) => said[field] !== '' && !values.has(said[field]),
        )
        if (wrong) throw accountDiffers(wrong)
      }
      const request = await openWithdrawal(
        database,
        login.account,
        { amount, accountId, checkAccount },
        rules,
        now(),
      )
      tell(request)
      return { docs: request }
    }),

    route(listWithdrawals, (asked, { login }) => pageOfWithdrawals(database, login.account, asked)),

    route(cancelWithdrawal, async ({ withdrawId }, { login }) => {
      if (!rules.allowsCancelling) throw cancellingOff()
      const { request, hasMoved, hasMovedPoints } = await cancel(database, login.account, withdrawId, now())
      if (hasMoved) tell(request, hasMovedPoints)
      return { docs: request }
    }),

    route(decideWithdrawal, async ({ transactionCode, ...decision }, { login }) => {
      checkSignature(checkTransactionCode, login.account, transactionCode)
      const { request, hasMoved, hasMovedPoints } = await decide(database, login.account, decision, now())
      if (hasMoved) tell(request, hasMovedPoints)
      return { docs: request }
    }),
  ]
}
