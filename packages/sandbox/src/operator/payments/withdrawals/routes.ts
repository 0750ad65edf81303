import {
  cancelWithdrawal,
  createHostedWithdrawal,
  createWithdrawal,
  decideWithdrawal,
  listWithdrawals,
  type PaymentAccount,
  type PaymentRequest,
} from '@kit/sdk/contract'
import type { CheckTransactionCode } from '../../accounts/transactionCode.ts'
import type { Database } from '../../database/schema.ts'
import { Refused } from '../../http/refused.ts'
import { route, type Login, type Route } from '../../http/route.ts'
import type { Outbox } from '../../announcements/outbox.ts'
import { checkSignature } from '../checkSignature.ts'
import { announceWithdrawal } from '../announceRequest.ts'
import type { Moved } from '../paymentRequests.ts'
import type { RulesOf } from '../paymentRules.ts'
import { openWithdrawal } from './openWithdrawal.ts'
import { cancelOwn, withdrawals } from './withdrawalStore.ts'

export interface WithdrawalServices {
  database: Database
  clock(): number
  outbox: Outbox
  rulesOf: RulesOf
  checkTransactionCode: CheckTransactionCode
}

const accountDiffers = (field: string) =>
  new Refused(409, { message: 'This is not what the account says', code: 'account-differs', field })

const cancellingOff = () =>
  new Refused(403, { message: 'Withdraw requests cannot be canceled here', code: 'cancelling-off' })

export function withdrawalRoutes({
  database,
  clock,
  outbox,
  rulesOf,
  checkTransactionCode,
}: WithdrawalServices): Route[] {
  const now = () => new Date(clock())

  const move = (
    act: (tx: Database) => Promise<{ request: PaymentRequest } & Moved>,
  ): Promise<{ docs: PaymentRequest }> =>
    outbox.transaction(async (tx, announce) => {
      const { request, hasMoved, hasMovedPoints } = await act(tx)
      if (hasMoved) await announceWithdrawal(tx, announce, request, hasMovedPoints)
      return { docs: request }
    })

  const open = async ({ account, domains }: Login, fresh: Parameters<typeof openWithdrawal>[2]) => {
    const rules = await rulesOf(domains)
    return move(async (tx) => {
      const { request, isNew } = await openWithdrawal(tx, account, fresh, rules, now())
      return { request, hasMoved: isNew, hasMovedPoints: isNew }
    })
  }

  return [
    route(createWithdrawal, (asked, { login }) => open(login, asked)),

    route(createHostedWithdrawal, async ({ amount, accountId, key, operatorId, ...given }, { login }) => {
      const checkAccount = ({ method, details }: PaymentAccount) => {
        if (method.operatorId === '' || method.operatorId !== operatorId) throw accountDiffers('operatorId')
        const values = new Set(details.map(({ value }) => value))
        const wrong = (['accountNumber', 'ifscCode'] as const).find(
          (field) => given[field] !== '' && !values.has(given[field]),
        )
        if (wrong) throw accountDiffers(wrong)
      }
      return open(login, { amount, accountId, key, checkAccount })
    }),

    route(listWithdrawals, (asked, { login }) => withdrawals.page(database, login.account, asked)),

    route(cancelWithdrawal, async ({ withdrawId }, { login }) => {
      if (!(await rulesOf(login.domains)).allowsCancelling) throw cancellingOff()
      return move((tx) => cancelOwn(tx, login.account, withdrawId, now()))
    }),

    route(decideWithdrawal, async ({ transactionCode, ...decision }, { login }) => {
      checkSignature(checkTransactionCode, login.account, transactionCode)
      return move((tx) => withdrawals.decide(tx, login.account, decision, now()))
    }),
  ]
}
