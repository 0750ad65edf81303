import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opening, testMarket } from '../../testing/fakeFeed.ts'
import { seededConfigurations } from '../configuration/seededConfigurations.ts'
import { startTestOperator, type TestOperator } from '../../testing/operator.ts'

let operator: TestOperator
beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')))
})
afterAll(() => operator.sandbox.close())

const get = async (address: string) => {
  const answer = await fetch(new URL(`/api/common/outside/${address}`, operator.url))
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('the placeholders for embedded content', () => {
  it.each(['chat/liveChat?value=1', 'chat/zoho?value=1', 'chat/pulse?value=1', 'chat/tawk?value=a%2Fb'])(
    'SHELL-113 has a page for each kind of chat, for frames of the site, without scripts: %s',
    async (address) => {
      const { status, headers, text } = await get(address)
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).not.toMatch(/script-src|img-src|connect-src/)
      expect(text).not.toContain('<script')
    },
  )

  it('escapes its parameters, and accepts no other kinds', async () => {
    expect((await get('chat/tawk?value=%3Cscript%3E')).text).toContain('&lt;script&gt;')
    for (const address of [
      'chat/other?value=1',
      'chat/tawk',
      'chat/constructor?value=1',
      'video/none',
      'pixels',
    ])
      expect([address, (await get(address)).status]).toEqual([address, 404])
  })

  it('CONF-005 has the pictures, social pages and app page of the seeded domains, without scripts', async () => {
    const named = JSON.stringify(seededConfigurations).match(/\/api\/common\/outside\/[^"]+/g) ?? []
    expect(new Set(named).size).toBeGreaterThan(15)
    for (const address of new Set(named)) {
      const answer = await fetch(new URL(address, operator.url))
      expect([address, answer.status]).toEqual([address, 200])
      expect(await answer.text()).not.toMatch(/<script|href=|xlink|javascript:/)
    }
    expect((await get('picture/constructor.svg')).status).toBe(404)
    expect((await get('social/none')).status).toBe(404)
  })

  it.each(['signUp', 'login', 'deposit', 'withdraw', 'play'])(
    'SHELL-055 has a page for the video %s',
    async (video) => expect((await get(`video/${video}`)).status).toBe(200),
  )

  it('Q-067 requests each pixel once, with numeric ids, from a page that may show pictures only', async () => {
    const { text, headers } = await get('pixels?ids=12%2C34&event=PageView')
    expect(headers.get('content-security-policy')).toContain("img-src 'self'")
    const calls = [...text.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src.replace('&amp;', '&'))
    expect(calls.map((src) => new URL(src, 'http://x').search)).toEqual([
      '?id=12&event=PageView',
      '?id=34&event=PageView',
    ])
    const pixel = await fetch(new URL(calls[0] ?? '', operator.url))
    expect([pixel.headers.get('content-type'), pixel.headers.get('cross-origin-resource-policy')]).toEqual([
      'image/gif',
      'cross-origin',
    ])
    expect((await get('pixels?ids=x&event=PageView')).status).toBe(404)
    expect((await get('pixels?ids=1&event=Purchase')).status).toBe(404)
  })
})
