import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'
import { createTrustedProxies } from './trustedProxies.ts'

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage

describe('the address of a visitor', () => {
  it.each([
    [[], '127.0.0.1', '203.0.113.9', '127.0.0.1'],
    [['127.0.0.1'], '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    [['127.0.0.1'], '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    [['127.0.0.1'], '127.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    [['127.0.0.1', '10.0.0.0/8'], '127.0.0.1', '1.2.3.4, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    [['127.0.0.1'], '127.0.0.1', 'nonsense', '127.0.0.1'],
    [['127.0.0.1'], '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    [['2001:db8::/32'], '2001:db8::5', '203.0.113.9', '203.0.113.9'],
  ])('by the proxies %j of a call from %s for %s is %s', (entries, from, forwarded, address) => {
    const proxies = createTrustedProxies(entries)
    expect(proxies.clientAddress(request(from, { 'x-forwarded-for': forwarded }))).toBe(address)
  })

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', ''])('cannot be given by %j', (entry) =>
    expect(() => createTrustedProxies([entry])).toThrow(`not '${entry}'`),
  )
})

describe('limits per address', () => {
  let operator: TestOperator
  const options = { rateLimits: { search: { perSecond: 0.01, burst: 2 } } }

  const statuses = async (addresses: readonly string[]) => {
    const found: number[] = []
    for (const address of addresses) {
      const { status } = await operator.call('GET', 'api/common/game/market/globalSearch?search=reds', {
        headers: { 'x-forwarded-for': address },
      })
      found.push(status)
    }
    return found
  }

  beforeAll(async () => {
    operator = await startTestOperator([], { ...options, trustedProxies: ['127.0.0.1'] })
  })
  afterAll(() => operator.sandbox.close())

  it('count visitors behind a trusted proxy separately, whatever headers they send', async () => {
    expect(await statuses(['203.0.113.1', '203.0.113.1', '9.9.9.9, 203.0.113.1'])).toEqual([200, 200, 429])
    expect(await statuses(['203.0.113.2'])).toEqual([200])
  })

  it('trust no other address', async () => {
    await operator.sandbox.close()
    operator = await startTestOperator([], options)
    expect(await statuses(['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([200, 200, 429])
  })
})

it('Q-141 X-Forwarded-Host selects no host, and so no rules, behind a trusted proxy either', async () => {
  const operator = await startTestOperator([], { trustedProxies: ['127.0.0.1'] })
  const statusWith = async (headers: Record<string, string>) =>
    (
      await operator.call('GET', 'api/common/comulative?domainUrl=localhost&wholeAppConfiguration=true', {
        headers,
      })
    ).headers.get('content-security-policy')
  expect(await statusWith({ 'x-forwarded-host': 'other.example' })).toBe(await statusWith({}))
  await operator.sandbox.close()
})
