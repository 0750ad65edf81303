import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator([], {
    rateLimits: {
      accounts: false,
      writes: { perSecond: 0.01, burst: 5 },
      reads: { perSecond: 0.01, burst: 30 },
    },
  })
})
afterAll(() => operator.sandbox.close())

it('limits the changes of one account over all calls, but not its reads', async () => {
  const [player, other] = [await operator.newMember(), await operator.newMember()]
  const log = () => player.call('POST', 'api/user/accountLog', { accountNumber: '1', accountDetails: [] })
  const favour = () => player.submit('PATCH', 'api/user/confirmBets', { confirmBets: 'true' })
  const statuses: number[] = []
  for (let times = 0; times < 4; times++) statuses.push((await log()).status)
  expect((await favour()).status).toBe(200)
  expect(statuses).toEqual([200, 200, 200, 200])
  const refused = await log()
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await player.call('GET', 'api/user/pts')).status).toBe(200)
  const body = { accountNumber: '1', accountDetails: [] }
  expect((await other.call('POST', 'api/user/accountLog', body)).status).toBe(200)
})

it('limits the reads of one account over all calls, and those of no other', async () => {
  const [player, other] = [await operator.newMember(), await operator.newMember()]
  const paths = ['api/user/pts', 'api/user/deposit', 'api/user/setting/bonus']
  const reads = await Promise.all(
    Array.from({ length: 40 }, (_none, index) => player.call('GET', paths[index % paths.length] ?? '')),
  )
  const refused = reads.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(10)
  expect(refused[0]?.body).toMatchObject({ code: 'too-many-attempts' })
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  // Only this account is limited.
  expect((await other.call('GET', 'api/user/pts')).status).toBe(200)
})
