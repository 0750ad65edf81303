import type { OperatorClient } from '@kit/sdk'
import {
  createHostedWithdrawal,
  createWithdrawal,
  listWithdrawals,
  type Minor,
  type PaymentAccount,
  type PaymentRequest,
} from '@kit/sdk/contract'
import { requestPageSize } from '@kit/sdk/query'
import { findRequest } from '../request/findRequest.ts'
import { detailOf, holderOf } from '../accounts/accountFields.ts'

export interface Withdrawal {
  amount: Minor
  account: PaymentAccount
  userId: string
  isHosted: boolean
}

/**
 * Returns true if a withdrawal goes through the hosted provider: the domain wants it and the
 * account's type has an operator id.
 */
export const isHosted = ({ method }: PaymentAccount, isWanted: boolean): boolean =>
  isWanted && method.operatorId !== ''

/**
 * Sends a withdrawal under its key, by the call of its kind; some operators answer without the
 * request. Source: WDR-021.
 */
export const sendWithdrawal = (
  client: OperatorClient,
  { amount, account, userId, isHosted: byProvider }: Withdrawal,
  key: string,
): Promise<PaymentRequest | undefined> =>
  byProvider
    ? client.call(createHostedWithdrawal, {
        amount,
        accountId: account.id,
        beneficiaryName: holderOf(account.name, userId),
        bankName: detailOf(account.details, /bank/i),
        ifscCode: detailOf(account.details, /ifsc/i),
        accountNumber: detailOf(account.details, /number|upi|address/i),
        operatorId: account.method.operatorId,
        key,
      })
    : client.call(createWithdrawal, { amount, accountId: account.id, key })

export const findWithdrawal = (
  client: OperatorClient,
  key: string,
  sentAtMs: number,
  amount?: Minor,
): Promise<PaymentRequest | undefined> =>
  findRequest(
    async (search) => (await client.page(listWithdrawals, { page: 1, limit: requestPageSize, search })).docs,
    key,
    sentAtMs,
    amount,
  )
