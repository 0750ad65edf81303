import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'

const site = 'http://localhost:5173'
let operator: TestOperator

beforeAll(async () => {
  operator = await startTestOperator([], { cors: [site] })
})
afterAll(() => operator.sandbox.close())

const headersFor = async (origin: string, method = 'GET', more: Record<string, string> = {}) => {
  const response = await fetch(`${operator.url}/api/common/home`, { method, headers: { origin, ...more } })
  return { status: response.status, headers: response.headers }
}
const preflight = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,clientkey',
}

it('pages of a named origin may call, and read the headers that a client needs', async () => {
  const { status, headers } = await headersFor(site)
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBe(site)
  expect(headers.get('access-control-expose-headers')).toContain('authorization')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const asked = await headersFor(site, 'OPTIONS', preflight)
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-headers')).toBe('authorization,clientkey')
})

it('pages of other origins may not, and credentials are never shared', async () => {
  for (const [method, more] of [['GET', {}] as const, ['OPTIONS', preflight] as const]) {
    const { headers } = await headersFor('https://evil.example', method, more)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('vary')).toBe('Origin')
  }
  expect((await headersFor(site)).headers.get('access-control-allow-credentials')).toBeNull()
})
