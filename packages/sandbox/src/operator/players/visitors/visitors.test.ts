import { unknownLocation } from '@kit/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestOperator, type TestOperator } from '../../../testing/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator([])
})
afterAll(() => operator.sandbox.close())

it('CALL-048 accepts a report of dev tools and blocks nobody for it', async () => {
  for (let again = 0; again < 3; again++)
    expect((await operator.call('DELETE', 'api/common/block/debugger')).status).toBe(200)
  expect((await operator.call('GET', 'api/common/home')).status).toBe(200)
  expect((await (await operator.newPlayer()).call('GET', 'api/user/profile')).status).toBe(200)
})

it('CONF-031 returns a visitor’s location, and nothing unknown', async () => {
  expect((await operator.call('GET', 'api/common/location')).body.docs).toEqual({
    ...unknownLocation,
    ip: '127.0.0.1',
  })
  const located = await startTestOperator([], {
    location: { country: 'India', country_code: 'IN', city: 'Pune' },
  })
  expect((await located.call('GET', 'api/common/location')).body.docs).toEqual({
    ...unknownLocation,
    ip: '127.0.0.1',
    country: 'India',
    country_code: 'IN',
    city: 'Pune',
  })
  await located.sandbox.close()
})
