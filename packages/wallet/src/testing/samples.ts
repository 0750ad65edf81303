import type { Bonus, PaymentAccount, PaymentMethod, PaymentRequest } from '@kit/sdk/contract'

export const method = (more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: 'deposit-upi',
  paymentType: 'UPI',
  name: 'UPI',
  isActive: true,
  isLocked: false,
  minAmount: 10_000n,
  maxAmount: 10_000_000n,
  sort: 0,
  customFields: [],
  accountNumber: '',
  walletNumber: '',
  bankName: '',
  accountName: '',
  ifscCode: '',
  upiId: '',
  mobileNumber: '',
  appName: '',
  remarks: '',
  ...more,
})

export const payoutMethods = [
  method({ id: 'payout-upi', minAmount: 50_000n }),
  method({ id: 'payout-imps', paymentType: 'IMPS', name: 'Bank account (IMPS)', minAmount: 50_000n }),
]

export const payoutAccount = (more: Partial<PaymentAccount> = {}): PaymentAccount => ({
  id: 'account-upi',
  name: 'Asha Rao_player-1',
  isPrimary: false,
  details: [{ label: 'UPI id', value: 'asha@bank' }],
  method: {
    id: 'payout-upi',
    paymentType: 'UPI',
    minAmount: 50_000n,
    maxAmount: 10_000_000n,
    operatorId: '',
  },
  ...more,
})

export const bankAccount = payoutAccount({
  id: 'account-bank',
  isPrimary: true,
  details: [
    { label: 'Bank Name', value: 'Example Bank' },
    { label: 'Account Number', value: '1234567890' },
    { label: 'IFSC Code', value: 'HDFC0001234' },
  ],
  method: {
    id: 'payout-ipay',
    paymentType: 'IPAY',
    minAmount: 10_000n,
    maxAmount: 5_000_000n,
    operatorId: '1001',
  },
})

export const bonus = (more: Partial<Bonus> = {}): Bonus => ({
  id: 'b',
  title: 'Top up',
  description: '10% on top.',
  min: 0n,
  max: 0n,
  useLimit: 3,
  type: 'reload',
  percentage: 10,
  bonusType: 'depositBonus',
  ...more,
})

/** Default: pending, 1,000 points. */
export const paymentRequest = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  id: 'request-1',
  amount: 100_000n,
  remarks: '',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  paymentType: 'UPI',
  utr: '412345678903',
  state: 'pending',
  userId: 'player-1',
  userName: 'floodlight_fan',
  bonusAmount: 0n,
  imageId: '',
  methodId: '',
  debt: 0n,
  account: { name: '', details: [] },
  ...more,
})

/** Default: pending, 1,000 points. */
export const withdrawal = (more: Partial<PaymentRequest> = {}): PaymentRequest =>
  paymentRequest({
    utr: '',
    account: { name: 'Asha Rao_player-1', details: [{ label: 'UPI id', value: 'asha@bank' }] },
    ...more,
  })
