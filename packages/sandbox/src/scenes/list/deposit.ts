import { createDeposit, decideDeposit, listDeposits, type PaymentRequest } from '@kit/sdk/contract'
import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Scene } from '../scene.ts'
import type { Stage } from '../stage.ts'

const approvedAfterSeconds = 15

/** Any picture is accepted as a receipt. This one is of a seeded payment method. */
const receipt = new URL('../../operator/payments/deposits/qrCode.png', import.meta.url)

/** Returns the player's pending deposit, or a new one: most domains allow one at a time. */
async function pendingDeposit(stage: Stage): Promise<PaymentRequest | undefined> {
  const asked = { search: '', status: 'pending', page: 1, limit: 1 } as const
  const [pending] = await stage.call('player', listDeposits, asked)
  if (pending) return pending
  return stage.call('player', createDeposit, {
    utr: String(randomInt(10 ** 11, 10 ** 12)),
    depositTypeId: 'deposit-upi',
    amount: 100_000n,
    image: new File([new Uint8Array(await readFile(receipt))], 'receipt.png', { type: 'image/png' }),
  })
}

export const deposit: Scene = {
  id: 'deposit',
  title: 'A deposit is approved',
  watch:
    'A deposit of 1,000 waits for approval. After 15 seconds the operator’s staff approve it: the page says so, and your balance grows.',
  async set(stage) {
    const transactionCode = stage.transactionCode()
    const request = await pendingDeposit(stage)
    if (request)
      stage.later(approvedAfterSeconds, () =>
        stage.call('administrator', decideDeposit, {
          depositId: request.id,
          amount: request.amount,
          action: 'approved',
          remarks: '',
          transactionCode,
        }),
      )
    return '/deposit'
  },
}
