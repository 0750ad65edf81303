import { eq } from 'drizzle-orm'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domainConfiguration } from '../database/schema.ts'
import { paymentsOf } from '../../testing/payments.ts'
import { startTestOperator, type TestOperator, type TestPlayer } from '../../testing/operator.ts'

// The rules are those of the domain that is called, by its flags.

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

const askUnder = (host: string, player: TestPlayer, method: string, path: string, body?: object) =>
  new Promise<Record<string, unknown>>((resolve, reject) => {
    const headers = {
      host,
      authorization: `Bearer ${player.token}`,
      ...(body && { 'content-type': 'application/json' }),
    }
    const sent = request(`${operator.url}/${path}`, { method, headers }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString('utf8')))
      answer.once('end', () => resolve(JSON.parse(text) as Record<string, unknown>))
    })
    sent.once('error', reject)
    sent.end(body && JSON.stringify(body))
  })

it('cancelling, several requests and the least amount follow the flags of the called domain', async () => {
  const { port } = operator.sandbox
  const generous = `casino.localhost:${port}`
  const player = await operator.newMember()
  const accountId = await paymentsOf(operator).payoutAccount(player)
  const withdraw = (host: string, amount: number) =>
    askUnder(host, player, 'POST', 'api/user/withdraw', { amount, accountId })
  expect(await withdraw(generous, 699)).toMatchObject({
    code: 'amount-out-of-range',
    details: { min: '700' },
  })
  const first = (await withdraw(generous, 700)).docs as { _id: string }
  expect(await withdraw(`localhost:${port}`, 1000)).toMatchObject({ code: 'request-pending' })
  expect(await withdraw(generous, 1000)).toMatchObject({ docs: { status: 'pending' } })

  const cancel = (host: string) =>
    askUnder(host, player, 'DELETE', `api/user/withdraw?withdrawId=${first._id}`)
  expect(await cancel(`localhost:${port}`)).toMatchObject({ code: 'cancelling-off' })
  expect(await cancel(generous)).not.toHaveProperty('code')
})
