import { randomInt } from 'node:crypto'
import type { Answered, TestOperator, TestPlayer } from './operator.ts'
import { testPicture } from './pictures.ts'

export function paymentsOf(operator: TestOperator) {
  return {
    /** Claims a payment of 1000 points by UPI. `more` overrides fields. */
    deposit(player: TestPlayer, more: Record<string, string> = {}, image: File | null = testPicture()) {
      const form = new FormData()
      const fields = { utr: utr(), depositTypeId: 'deposit-upi', amount: '1000', ...more }
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      if (image) form.set('image', image)
      return operator.call('POST', 'api/user/deposit', {
        headers: { authorization: `Bearer ${player.token}` },
        body: form,
      })
    },

    async payoutAccount(player: TestPlayer, methodId = 'payout-upi'): Promise<string> {
      const { body } = await player.call('POST', 'api/user/account', {
        paymentMethodTypeId: methodId,
        name: 'Asha Rao',
        accountDetails: [{ label: 'UPI id', value: 'asha@bank' }],
        password: player.password,
      })
      return (body.docs as { _id: string })._id
    },

    decide(
      staff: TestPlayer,
      what: 'deposit' | 'withdraw',
      request: { _id: string; amount: number },
      action: string,
      remarks = '',
    ): Promise<Answered> {
      return staff.submit('PATCH', `api/administrator/${what}`, {
        depositId: request._id,
        amount: String(request.amount),
        action,
        remarks,
        transactionCode: '',
      })
    },
  }
}

const utr = (): string => String(randomInt(10 ** 11, 10 ** 12))

export type Request = {
  _id: string
  amount: number
  status: string
  remarks: string
  utr: string
  type: string
}

export const requestIn = (answer: Answered): Request => answer.body.docs as Request
