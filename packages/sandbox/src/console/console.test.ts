import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opening, testMarket } from '../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator } from '../testing/operator.ts'

let operator: TestOperator
let faulty: TestOperator
beforeAll(async () => {
  operator = await startTestOperator(opening(testMarket('1.1')))
  faulty = await startTestOperator(opening(testMarket('1.1')), { faults: true })
})
afterAll(async () => {
  await operator.sandbox.close()
  await faulty.sandbox.close()
})

const get = (address: string, from = operator) => fetch(new URL(address, from.url))
const first = '/console/src/console/page/main.ts'
const faultCalls = '/console/src/operator/faults/faultCalls.ts'

const importsOf = (text: string, address: string): string[] =>
  [...text.matchAll(/^(?:import|export)\b(?:[^'"=;]*\bfrom)?\s*['"]([^'"]+)['"]/gm)].map(([, name = '']) =>
    name.startsWith('.') || name.startsWith('/')
      ? new URL(name, `http://console${address}`).pathname
      : `by name: ${name}`,
  )

describe('the console’s files', () => {
  it('are a page under the same strict policy as all pages, with nothing inline', async () => {
    const page = await get('/console')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const policy = page.headers.get('content-security-policy') ?? ''
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part)
    const html = await page.text()
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/)
    for (const [, address = ''] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g))
      expect([address, (await get(address)).status]).toEqual([address, 200])
  })

  it('are complete: whatever a module imports is served, as script, without types', async () => {
    const waiting = [first]
    const seen = new Set(waiting)
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const answer = await get(address)
      expect([address, answer.status, answer.headers.get('content-type')]).toEqual([
        address,
        200,
        'text/javascript; charset=utf-8',
      ])
      for (const next of importsOf(await answer.text(), address))
        if (!seen.has(next)) {
          seen.add(next)
          waiting.push(next)
        }
    }
    expect([...seen].filter((address) => address.startsWith('by name'))).toEqual([])
    expect(seen.size).toBeGreaterThan(100)
  })

  it('include no tests and no source of the operator, and cannot be left by a path', async () => {
    for (const address of [
      '/console/src/main.ts',
      '/console/src/operator/accounts/seed.ts',
      '/console/src/console/console.test.ts',
      '/console/sdk/client/client.test.ts',
      '/console/sdk/../package.json',
      '/console/sdk/%2e%2e/package.json',
      '/console/zod/../package.json',
    ])
      expect([address, (await get(address)).status]).toEqual([address, 404])
  })

  it('include the calls of faults only where the operator has faults', async () => {
    expect((await get(faultCalls)).status).toBe(404)
    expect((await get(faultCalls, faulty)).status).toBe(200)
  })
})
