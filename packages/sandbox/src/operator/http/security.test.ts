import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator([], { trustedProxies: ['127.0.0.1'] })
})
afterAll(() => operator.sandbox.close())

const headersOf = async (sent: Record<string, string>) =>
  (await operator.call('GET', 'api/common/home', { headers: sent })).headers

it('asks browsers to stay with https once a trusted proxy says that it was https', async () => {
  const policy = 'max-age=31536000; includeSubDomains'
  expect((await headersOf({ 'x-forwarded-proto': 'https' })).get('strict-transport-security')).toBe(policy)
  expect((await headersOf({ 'x-forwarded-proto': 'http' })).get('strict-transport-security')).toBeNull()
  expect((await headersOf({})).get('strict-transport-security')).toBeNull()
})

it('says of every answer that it is what it says, and belongs to this origin', async () => {
  const headers = await headersOf({})
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
