import { request, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domainConfiguration } from '../database/schema.ts'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'

let operator: TestOperator
let aheadMs = 0

beforeAll(async () => {
  operator = await startTestOperator([], {
    trustedProxies: ['127.0.0.1'],
    clock: () => Date.now() + aheadMs,
  })
})
afterAll(() => operator.sandbox.close())

const headersOf = async (sent: Record<string, string>) =>
  (await operator.call('GET', 'api/common/home', { headers: sent })).headers

it('makes browsers stay with https after a trusted proxy reports https', async () => {
  const policy = 'max-age=31536000; includeSubDomains'
  expect((await headersOf({ 'x-forwarded-proto': 'https' })).get('strict-transport-security')).toBe(policy)
  expect((await headersOf({ 'x-forwarded-proto': 'http' })).get('strict-transport-security')).toBeNull()
  expect((await headersOf({})).get('strict-transport-security')).toBeNull()
})

it('sends nosniff and same-origin headers with every answer', async () => {
  const headers = await headersOf({})
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

/** Returns the headers of an answer to a call with this host, which fetch cannot set. */
const headersAt = (host: string): Promise<IncomingHttpHeaders> =>
  new Promise((resolve, reject) => {
    const { port } = operator.sandbox
    request({ host: '127.0.0.1', port, path: '/api/common/home', headers: { host } }, (response) => {
      response.resume()
      resolve(response.headers)
    })
      .on('error', reject)
      .end()
  })

it('lets a domain’s pages show what its own configuration names, and nothing of another domain', async () => {
  const policyOf = async (host: string, directive: string) => {
    const policy = String((await headersAt(host))['content-security-policy'])
    return new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]
  }
  expect(await policyOf('brand.example', 'img-src')).toBe("'self' data: blob:")
  await operator.sandbox.database.insert(domainConfiguration).values({
    domainName: 'brand.example',
    flags: {
      'theme.logos': { logo: 'https://pictures.example/logo.svg', headerLogo: '/own.svg' },
      'theme.slideShow': ['https://slides.example:8443/1.png', 'https://pictures.example/2.png'],
      'theme.mobileBanner': 'https://banner.example/b.png',
      'help.videos': {
        login: 'https://video.example/embed/1',
        play: '/own',
        deposit: 'http://plain.example/1',
      },
    },
    updatedAt: new Date(),
  })
  aheadMs += 5_000
  expect(await policyOf('brand.example:4000', 'img-src')).toBe(
    "'self' data: blob: https://banner.example https://pictures.example https://slides.example:8443",
  )
  expect(await policyOf('Brand.Example', 'frame-src')).toBe("'self' https://video.example")
  for (const other of ['localhost', 'b2b.localhost', 'nobody.example'])
    expect([await policyOf(other, 'img-src'), await policyOf(other, 'frame-src')]).toEqual([
      "'self' data: blob:",
      "'self'",
    ])
})
