import type { PaymentRequest } from '@kit/sdk/contract'
import { pageOf, type FakeSiteOptions } from '@kit/shell/testing'
import { bonus, method, paymentRequest } from './samples.ts'

export const upi = method({ upiId: 'operator@upi', accountName: 'Example Traders', remarks: 'Any app' })
const bank = method({ id: 'bank', paymentType: 'IMPS', name: 'Bank', minAmount: 200_000n, sort: 1 })
export const card = method({ id: 'card', paymentType: 'IPAY', name: 'Card', upiId: '1001', sort: 2 })
const qr = method({
  id: 'qr',
  paymentType: 'QR',
  name: 'QR code',
  sort: 3,
  customFields: [{ label: 'QR', type: 'image', value: 'picture-1' }],
})

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export interface DepositOperator {
  rows?: PaymentRequest[]
  sent?: { name: string; request: Record<string, unknown> }[]
}

export function depositAnswers({ rows = [], sent = [] }: DepositOperator = {}): NonNullable<
  FakeSiteOptions['answers']
> {
  const open = (name: string) => (request: unknown) => {
    const asked = request as Record<string, unknown>
    sent.push({ name, request: asked })
    const { key, utr = '' } = asked
    const opened = paymentRequest({
      id: String(key),
      utr: String(utr),
      paymentType: name === 'createHostedDeposit' ? 'IPAY' : 'UPI',
    })
    if (!rows.some(({ id }) => id === opened.id)) rows.unshift(opened)
    return name === 'createHostedDeposit'
      ? { iPayRedirectUrl: `${window.location.origin}/hosted-payment/x` }
      : opened
  }
  return {
    listDepositMethods: () => [upi, bank, card, qr, method({ id: 'locked', name: 'Locked', isLocked: true })],
    listBonuses: () => [
      bonus(),
      bonus({ id: 'ftd', title: 'First deposit', type: 'ftd' }),
      bonus({ id: 'big', title: 'Big', min: 500_000n }),
      bonus({ id: 'weekend', title: 'Weekend', useLimit: 2 }),
    ],
    listUsedBonuses: () => [{ bonusId: 'weekend', count: 2 }],
    listDeposits: (request) => {
      const { search } = request as { search: string }
      return pageOf(search === '' ? rows : rows.filter(({ id }) => id === search))
    },
    getImage: () => ({ imageBase: pixel, mediaType: 'image/png' }),
    getContactChannels: () => ({
      whatsapp: '',
      depositWhatsapp: '+91 98765 43210',
      withdrawWhatsapp: '',
      chat: null,
    }),
    createDeposit: open('createDeposit'),
    createHostedDeposit: open('createHostedDeposit'),
  }
}
