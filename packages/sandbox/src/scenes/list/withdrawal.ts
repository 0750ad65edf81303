import { createWithdrawal, decideWithdrawal, listPaymentAccounts, listWithdrawals } from '@kit/sdk/contract'
import type { Scene } from '../scene.ts'
import type { Stage } from '../stage.ts'

const rejectedAfterSeconds = 15

async function pendingWithdrawal(stage: Stage) {
  const asked = { search: '', status: 'pending', page: 1, limit: 1 } as const
  const [pending] = await stage.call('player', listWithdrawals, asked)
  if (pending) return pending
  const [known] = await stage.call('player', listPaymentAccounts, {})
  const accountId = known?.id ?? (await stage.addPayoutAccount())
  return stage.call('player', createWithdrawal, { amount: 50_000n, accountId })
}

export const withdrawal: Scene = {
  id: 'withdrawal',
  title: 'A withdrawal is rejected with a reason',
  watch:
    'A withdrawal of 500 waits for approval. After 15 seconds the operator’s staff reject it: the page shows their reason, and the points return.',
  async set(stage) {
    const transactionCode = stage.transactionCode()
    const request = await pendingWithdrawal(stage)
    if (request)
      stage.later(rejectedAfterSeconds, () =>
        stage.call('administrator', decideWithdrawal, {
          depositId: request.id,
          amount: request.amount,
          action: 'rejected',
          remarks: 'The name on the bank account is not yours',
          transactionCode,
        }),
      )
    return '/withdraw'
  },
}
