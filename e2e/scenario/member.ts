import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Login, Operator } from '@kit/sdk'
import {
  createDeposit,
  createPaymentAccount,
  decideDeposit,
  listDeposits,
  listInbox,
  sendSignUpCode,
  signUp,
  type PaymentAction,
} from '@kit/sdk/contract'
import type { Page } from '@playwright/test'
import { root } from '../../scripts/workspaces.ts'
import { administratorOf, clientOf, credentialsOf } from './operatorClient.ts'
import type { SandboxProcess } from './sandboxProcess.ts'
import { storeLoginText } from './visitAs.ts'

/** A player who signed up by phone, with the client of their login. */
export interface Member {
  operator: Operator
  login: Login
  id: string
  userName: string
  password: string
}

/** A picture that the operator accepts as a receipt. */
export const receiptFile = path.join(root, 'packages/sandbox/src/operator/payments/deposits/qrCode.png')

/** Signs a new player up, without points. A bonus with a wager may be chosen at the sign-up. */
export async function memberOf(
  sandbox: SandboxProcess,
  { wagerBonusId }: { wagerBonusId?: string } = {},
): Promise<Member> {
  const operator = clientOf(sandbox)
  const phone = `+9197${randomInt(10_000_000, 99_999_999)}`
  await operator.client.call(sendSignUpCode, { phone, type: 'sms', whiteLabelId: '', operator: '' })
  const administrator = await administratorOf(sandbox)
  const inbox = await administrator.client.call(listInbox, { page: 1, limit: 50 })
  administrator.close()
  const userName = `member_${randomUUID().slice(0, 8)}`
  const password = randomUUID()
  await operator.client.call(signUp, {
    userName,
    fullName: 'New Member',
    email: '',
    otp: inbox.find((message) => message.phone === phone)?.code ?? '',
    type: 'sms',
    promoCode: '',
    password,
    phone,
    whiteLabelId: '',
    branchId: '',
    wagerBonusId,
  })
  const { user, token } = await operator.authenticate(credentialsOf(userName, password))
  const login = { token, userType: user.userType }
  operator.session.begin(login, false)
  return { operator, login, id: user.id, userName, password }
}

/** Stores the login of a player in the tab, once: a logout stays one. Call it before the first navigation. */
export const storeMember = (page: Page, { login }: { login: Login }): Promise<void> =>
  storeLoginText(page, JSON.stringify(login))

/** Sends deposits of a member by UPI, in points, and decides each before the next; undefined leaves it pending. */
export async function addDeposits(
  sandbox: SandboxProcess,
  { operator, userName }: Member,
  decisions: readonly { amount: bigint; action: PaymentAction | undefined; remarks?: string }[],
): Promise<void> {
  const image = new File([await readFile(receiptFile)], 'receipt.png', { type: 'image/png' })
  const staff = await administratorOf(sandbox)
  const { transactionCode } = await sandbox.account('administrator')
  for (const { amount, action, remarks = '' } of decisions) {
    await operator.client.call(createDeposit, {
      key: randomUUID(),
      utr: String(randomInt(100_000_000_000, 281_000_000_000_000)).slice(0, 12),
      depositTypeId: 'deposit-upi',
      amount: amount * 100n,
      bonusId: undefined,
      image,
    })
    if (action === undefined) continue
    const { docs } = await staff.client.page(listDeposits, { page: 1, limit: 1, search: userName })
    const [request] = docs
    if (!request) throw new Error('The deposit is not listed.')
    await staff.client.call(decideDeposit, {
      depositId: request.id,
      amount: request.amount,
      action,
      remarks,
      transactionCode: transactionCode ?? '',
    })
  }
  staff.close()
}

/** Adds payout accounts of a member by UPI. */
export async function addAccounts(
  { operator, id, password }: Member,
  upiIds: readonly string[],
): Promise<void> {
  for (const value of upiIds)
    await operator.client.call(createPaymentAccount, {
      paymentMethodTypeId: 'payout-upi',
      name: `Asha Rao_${id}`,
      accountDetails: [{ label: 'UPI id', value }],
      password,
    })
}
