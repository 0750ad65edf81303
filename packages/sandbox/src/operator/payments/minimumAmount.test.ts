import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentMethod } from '../database/schema.ts'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'
import { paymentsOf } from '../../testing/payments.ts'

// Domains with a minimum amount. UPI payouts start at 500 and UPI deposits at 100.

let operator: TestOperator
let payments: ReturnType<typeof paymentsOf>

beforeAll(async () => {
  operator = await startTestOperator([], { payments: { minimumAmount: 60_000n } })
  payments = paymentsOf(operator)
})
afterAll(() => operator.sandbox.close())

const belowDomain = (min: string) => ({
  status: 409,
  body: { code: 'amount-out-of-range', field: 'amount', details: { min } },
})

it('raises the minimum deposit of every method, and the message contains it', async () => {
  const player = await operator.newMember()
  expect(await payments.deposit(player, { amount: '599.99' })).toMatchObject({
    status: 409,
    body: {
      message: 'Amount should be greater than 600 and less than 1,00,000',
      code: 'amount-out-of-range',
      field: 'amount',
    },
  })
  expect((await payments.deposit(player, { amount: '600' })).status).toBe(200)
})

it('leaves a method with a higher minimum unchanged', async () => {
  const player = await operator.newMember()
  const neft = { depositTypeId: 'deposit-neft', amount: '999' }
  expect(await payments.deposit(player, neft)).toMatchObject(belowDomain('1000'))
})

it('raises the minimum withdrawal, and requires that amount to be available', async () => {
  const withdraw = async (grant: bigint, amount: number) => {
    const player = await operator.newMember('user', grant)
    const accountId = await payments.payoutAccount(player)
    return player.call('POST', 'api/user/withdraw', { amount, accountId })
  }
  expect(await withdraw(100_000n, 599)).toMatchObject(belowDomain('600'))
  expect(await withdraw(59_999n, 600)).toMatchObject({ status: 409, body: { code: 'not-enough-points' } })
  expect((await withdraw(60_000n, 600)).status).toBe(200)
})

it('DEP-059 accepts 300 and no less if that is the domain’s minimum, for deposits and withdrawals', async () => {
  const domain = await startTestOperator([], { payments: { minimumAmount: 30_000n } })
  const { deposit, payoutAccount } = paymentsOf(domain)
  const player = await domain.newMember()
  expect(await deposit(player, { amount: '299.99' })).toMatchObject(belowDomain('300'))
  expect((await deposit(player, { amount: '300' })).status).toBe(200)
  await domain.sandbox.database.update(paymentMethod).set({ minAmount: 0n })
  const accountId = await payoutAccount(player)
  const withdraw = (amount: number) => player.call('POST', 'api/user/withdraw', { amount, accountId })
  expect(await withdraw(299.99)).toMatchObject(belowDomain('300'))
  expect((await withdraw(300)).status).toBe(200)
  await domain.sandbox.close()
})
