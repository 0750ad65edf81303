import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bonusTypes, listBonuses } from './bonus.ts'
import { listPaymentAccounts } from './paymentAccount.ts'
import { listDepositMethods } from './paymentMethod.ts'

const method = { _id: 'm', paymentType: 'UPI', paymentName: 'UPI' }
const methodOf = (more: object) =>
  z.decode(listDepositMethods.response, [{ ...method, ...more } as typeof method])[0]

it('DEP-055 reads the payment types of the specification, and any other as other', () => {
  for (const paymentType of ['QR', 'UPI', 'IMPS', 'NEFT', 'USDT', 'IPAY', 'other'] as const)
    expect(methodOf({ paymentType })).toMatchObject({ paymentType })
  for (const paymentType of ['upi', 'PAYPAL', ''])
    expect(methodOf({ paymentType })?.paymentType).toBe('other')
})

it('WDR-007 counts missing limits of a method and of an account\u2019s method as 0', () => {
  expect(methodOf({})).toMatchObject({ minAmount: 0n, maxAmount: 0n })
  expect(methodOf({ minAmount: 5, maxAmount: 9 })).toMatchObject({ minAmount: 500n, maxAmount: 900n })
  const account = {
    _id: 'a',
    name: 'Asha Rao',
    primary: true,
    accountDetails: [],
    paymentMethodType: { _id: 'm', paymentType: 'UPI' },
  }
  expect(z.decode(listPaymentAccounts.response, [account as never])).toMatchObject([
    { method: { minAmount: 0n, maxAmount: 0n } },
  ])
})

it('BON-002 knows the bonus types of the settings by their exact spelling', () => {
  const spelled =
    'loosingBonus, afiliateCommision, depositWagerBonus, manualDepositBonus, depositBonus, manualWithdrawBonus, referralBonus, referralPLBonus, signUpPromoBonus'
  expect(bonusTypes.join(', ')).toBe(spelled)
  const typeOf = (bonusType: string) =>
    z.decode(listBonuses.response, [{ _id: 'b', title: 'B', bonusType }])[0]?.bonusType
  expect(bonusTypes.map(typeOf)).toEqual(bonusTypes)
  expect(['losingBonus', 'DepositBonus', ''].map(typeOf)).toEqual(['', '', ''])
})
