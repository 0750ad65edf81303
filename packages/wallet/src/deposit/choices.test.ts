import type { Bonus, PaymentMethod } from '@kit/sdk/contract'
import { describe, expect, it } from 'vitest'
import { bonus, method } from '../testing/samples.ts'
import { hasBonusChoice, offeredBonuses } from './bonusChoice.ts'
import { accountDetails, qrPictureOf } from './details/accountDetails.ts'
import { upiAddress } from './details/upiAddress.ts'
import { paymentAddress } from './hosted/paymentAddress.ts'
import { offeredMethods } from './methodChoice.ts'
import { paymentOrder } from './paymentOrder.ts'
import { utrOf } from './utr.ts'

const locked = (methods: PaymentMethod[], amount: bigint, minimum = 0n) =>
  offeredMethods(methods, amount, { minimumAmount: minimum, order: paymentOrder('default') }).map(
    ({ method: { id }, isLocked }) => [id, isLocked],
  )

describe('the methods', () => {
  it('DEP-015 are open when the amount lies within their range, its limits included', () => {
    const upi = method({ id: 'upi', minAmount: 10_000n, maxAmount: 100_000n })
    for (const [amount, isLocked] of [
      [9_999n, true],
      [10_000n, false],
      [100_000n, false],
      [100_001n, true],
    ] as const)
      expect(locked([upi], amount)).toEqual([['upi', isLocked]])
    expect(locked([method({ id: 'free', maxAmount: 0n })], 10n ** 15n)).toEqual([['free', false]])
  })

  it('DEP-016 DEP-055 DEP-059 include IPAY at any amount that the domain allows', () => {
    const card = method({ id: 'card', paymentType: 'IPAY', minAmount: 50_000n, maxAmount: 60_000n })
    expect(locked([card], 100n)).toEqual([['card', false]])
    expect(locked([card], 29_900n, 30_000n)).toEqual([['card', true]])
    expect(locked([card], 30_000n, 30_000n)).toEqual([['card', false]])
  })

  it('DEP-014 leave out what the operator locked or switched off, and keep their order', () => {
    const methods = [
      method({ id: 'second', sort: 2 }),
      method({ id: 'locked', isLocked: true }),
      method({ id: 'off', isActive: false }),
      method({ id: 'first', sort: 1 }),
    ]
    expect(locked(methods, 100_000n).map(([id]) => id)).toEqual(['first', 'second'])
  })
})

describe('what a brand decides of the methods (Q-093)', () => {
  const types = (text: string) =>
    offeredMethods(
      (['NEFT', 'UPI', 'USDT', 'QR', 'other'] as const).map((paymentType, sort) =>
        method({ id: paymentType, paymentType, sort }),
      ),
      100_000n,
      { minimumAmount: 0n, order: paymentOrder(text) },
    ).map(({ method: { id } }) => id)

  it.each([
    ['default', ['NEFT', 'UPI', 'USDT', 'QR', 'other']],
    ['', ['NEFT', 'UPI', 'USDT', 'QR', 'other']],
    ['UPI, QR', ['UPI', 'QR', 'NEFT', 'USDT', 'other']],
    ['qr,-usdt,- Other', ['QR', 'NEFT', 'UPI']],
    ['PAYPAL,-CASH,IMPS', ['NEFT', 'UPI', 'USDT', 'QR', 'other']],
  ])('%j shows %j', (text, expected) => expect(types(text)).toEqual(expected))
})

describe('the bonuses', () => {
  const reasons = (one: Partial<Bonus>, count: number, amount: bigint, depositCount = 0) =>
    offeredBonuses([bonus(one)], count > 0 ? [{ bonusId: 'b', count }] : [], { amount, depositCount }).map(
      ({ isInRange, added }) => [isInRange ? 'offered' : 'amount', added],
    )

  it('BON-004 are offered only while their limit exceeds their uses', () => {
    expect(reasons({ useLimit: 2 }, 1, 100_000n)).toEqual([['offered', 10_000n]])
    expect(reasons({ useLimit: 2 }, 2, 100_000n)).toEqual([])
    expect(reasons({ useLimit: 0 }, 0, 100_000n)).toEqual([])
  })

  it('BON-005 that are for a first deposit are not offered after one', () => {
    expect(reasons({ type: 'ftd' }, 0, 100_000n, 0)).toEqual([['offered', 10_000n]])
    expect(reasons({ type: 'ftd' }, 0, 100_000n, 1)).toEqual([])
  })

  it('say that the amount is outside their range, and add what is rounded down (Q-022)', () => {
    expect(reasons({ min: 50_000n, max: 60_000n }, 0, 49_999n)).toEqual([['amount', 4_999n]])
    expect(reasons({ min: 50_000n, max: 60_000n }, 0, 60_001n)).toEqual([['amount', 6_000n]])
    expect(reasons({ min: 50_000n, max: 0n }, 0, 10n ** 12n)).toEqual([['offered', 10n ** 11n]])
  })

  it.each([
    [{ bonusLock: false, wagerBonusId: null }, true],
    [{ bonusLock: true, wagerBonusId: null }, false],
    [{ bonusLock: false, wagerBonusId: 'w' }, false],
  ])('BON-006 BON-007 ROLE-022 are a choice of %o: %s', (player, isChoice) =>
    expect(hasBonusChoice(player)).toBe(isChoice),
  )
})

it.each([
  ['123456', '123456'],
  ['1234 5678 9012', '123456789012'],
  ['१२३४५६७८९०१२', '123456789012'],
  ['12345', undefined],
  ['1234567890123', undefined],
  ['UTR12345678', undefined],
  ['', undefined],
])('DEP-041 DEP-044 reads the reference %j as %j', (text, utr) => expect(utrOf(text)).toBe(utr))

it.each([
  ['EXAMN52026112800123456', 'NEFT', 'EXAMN52026112800123456'],
  ['examn 2433 2123456', 'NEFT', 'EXAMN24332123456'],
  ['412345678903', 'NEFT', '412345678903'],
  ['EXAM1', 'NEFT', undefined],
  ['EXAMN52026112800123456', 'UPI', undefined],
  ['EXAMN52026112800123456', 'IMPS', undefined],
] as const)('takes the reference %j of %s as %j', (text, type, utr) => expect(utrOf(text, type)).toBe(utr))

it('DEP-031 names the payee, the exact amount and the currency in a UPI code', () => {
  expect(upiAddress({ upiId: 'operator@upi', accountName: 'Example & Co' }, 100_050n)).toBe(
    'upi://pay?pa=operator%40upi&pn=Example%20%26%20Co&am=1000.50&cu=INR',
  )
  expect(upiAddress({ upiId: 'a@b', accountName: '' }, 700n)).toBe('upi://pay?pa=a%40b&am=7.00&cu=INR')
})

it('DEP-056 DEP-025 takes the QR picture from the first custom field, and shows the other details', () => {
  const customFields = [
    { label: 'QR', type: 'image', value: 'picture-id' },
    { label: 'Network', type: 'text', value: 'TRC20' },
  ]
  const usdt = method({ paymentType: 'USDT', walletNumber: 'T1', customFields })
  expect(qrPictureOf(usdt)).toBe('picture-id')
  expect(accountDetails(usdt)).toEqual([
    { name: 'walletNumber', value: 'T1' },
    { label: 'Network', value: 'TRC20' },
  ])
  expect(qrPictureOf(method({ paymentType: 'UPI', customFields }))).toBe('')
})

it.each([
  ['https://site.test/hosted-payment/x', true],
  ['https://pay.example/p?x=1', true],
  ['https://pay.example:8443/p', false],
  ['http://pay.example/p', false],
  ['https://evil.example/p', false],
  ['https://pay.example@evil.example/', false],
  ['https://user:word@pay.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/relative', false],
  ['', false],
])('opens the payment page %j: %s', (address, isOpened) => {
  const allowed = { origin: 'https://site.test', hosts: ['pay.example'] }
  expect(paymentAddress(address, allowed) !== undefined).toBe(isOpened)
})
