import type { AccountBelow, Care, PaymentRequest, RequestStep } from '@kit/sdk/contract'

export const accountOf = (more: Partial<AccountBelow> = {}): AccountBelow => ({
  id: 'player-1',
  userType: 'user',
  userName: 'floodlight_fan',
  fullName: 'A Player',
  isDemo: false,
  isBlocked: false,
  casinoLock: false,
  bonusLock: false,
  available: 1_234_500n,
  exposure: 20_000n,
  children: 0,
  players: 0,
  line: [],
  createdAt: '2026-11-01T10:00:00.000Z',
  ...more,
})

/** Default: a pending deposit of 1,000. */
export const requestOf = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  id: 'request-1',
  amount: 100_000n,
  remarks: '',
  createdAt: '2026-11-21T11:00:00.000Z',
  updatedAt: '2026-11-21T11:00:00.000Z',
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

export const careOf = (more: Partial<Care> = {}): Care => ({
  limits: [
    {
      kind: 'deposit',
      period: 'week',
      amount: 500_000n,
      used: 120_000n,
      nextAt: null,
      nextAmount: null,
      isConfirmable: false,
    },
  ],
  timeOutUntil: '2026-11-28T12:00:00.000Z',
  excludedUntil: null,
  realityCheckMinutes: 0,
  depositWaitsFor: 'nothing',
  ...more,
})

export const stepsOf = ({ createdAt, userName }: PaymentRequest): RequestStep[] => [
  { state: 'pending', at: createdAt, actorName: userName, remarks: '', key: '' },
]

export const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
