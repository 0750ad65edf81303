import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domainConfiguration } from '../database/schema.ts'
import { logInAt, sendAt } from '../../testing/atHost.ts'
import { paymentsOf } from '../../testing/payments.ts'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator([])
  await operator.sandbox.database
    .update(domainConfiguration)
    .set({
      flags: {
        'wallet.withdraw.allowCancel': true,
        'wallet.requests.allowMultiple': true,
        'wallet.minimumAmount': 700,
      },
    })
    .where(eq(domainConfiguration.domainName, 'casino.localhost'))
})
afterAll(() => operator.sandbox.close())

it('Q-141 cancelling, several requests and the minimum follow the strictest domain of the login', async () => {
  const { port } = operator.sandbox
  const generous = `casino.localhost:${port}`
  const plain = `localhost:${port}`
  const player = await operator.newMember()
  const accountId = await paymentsOf(operator).payoutAccount(player)
  const atGenerous = await logInAt(operator, generous, player)
  const atPlain = await logInAt(operator, plain, player)
  const call = async (host: string, token: string, method: string, path: string, body?: object) =>
    (await sendAt(operator, method, path, { host, token, body })).body
  const withdraw = (token: string, amount: number, host = generous) =>
    call(host, token, 'POST', 'api/user/withdraw', { amount, accountId })
  expect(await withdraw(atGenerous, 699)).toMatchObject({
    code: 'amount-out-of-range',
    details: { min: '700' },
  })
  const first = (await withdraw(atGenerous, 700)).docs as { _id: string }
  expect(await withdraw(atPlain, 1000, plain)).toMatchObject({ code: 'request-pending' })
  expect(await withdraw(atGenerous, 1000)).toMatchObject({ docs: { status: 'pending' } })
  // A login of the plain domain gains nothing by calling the generous one.
  expect(await withdraw(atPlain, 1000)).toMatchObject({ code: 'request-pending' })

  const cancel = (host: string, token: string) =>
    call(host, token, 'DELETE', `api/user/withdraw?withdrawId=${first._id}`)
  expect(await cancel(plain, atPlain)).toMatchObject({ code: 'cancelling-off' })
  expect(await cancel(generous, atPlain)).toMatchObject({ code: 'cancelling-off' })
  expect(await cancel(generous, atGenerous)).not.toHaveProperty('code')
})
