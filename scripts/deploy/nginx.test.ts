import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { defaultConnectionLimits } from '../../packages/sandbox/src/operator/http/connections.ts'
import { createServer as createOperator } from '../../packages/sandbox/src/operator/http/server.ts'
import { createTrustedProxies } from '../../packages/sandbox/src/operator/http/trustedProxies.ts'
import { nginxConfiguration } from '../../packages/vite/src/deploy/nginx.ts'
import { buildSite } from '../start/siteBuild.ts'
import { freePort, runNginx, whyNoNginx } from './runNginx.ts'

const host = 'brand.example'

const reason = whyNoNginx()
if (reason) console.log(`Tests of the generated nginx configuration are skipped: ${reason}.`)

interface Answer {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: Buffer
}

function get(port: number, url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      path: url,
      headers: { host, accept: 'text/html', ...headers },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.end()
  })
}

describe.skipIf(reason)('the nginx configuration of a built site', () => {
  let dist = ''
  let port = 0
  let reference: Awaited<ReturnType<typeof createOperator>> | undefined
  let stopNginx = () => {}
  const calls: { url: string | undefined; headers: IncomingMessage['headers'] }[] = []
  const operator = createServer((incoming, response) => {
    calls.push({ url: incoming.url, headers: incoming.headers })
    response
      .writeHead(202, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end('{"own":1}')
  })
  operator.on('upgrade', (incoming, socket) => {
    calls.push({ url: incoming.url, headers: incoming.headers })
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
  })

  beforeAll(async () => {
    dist = path.resolve(buildSite('casino-only'))
    operator.listen(0, '127.0.0.1')
    await once(operator, 'listening')
    const address = operator.address()
    port = await freePort()
    const configuration = nginxConfiguration({
      pages: readFileSync(path.join(dist, 'pages.json'), 'utf8'),
      root: dist,
      host,
      port,
      operators: [`127.0.0.1:${typeof address === 'object' ? address?.port : 0}`],
      images: ['https://pictures.example'],
    })
    stopNginx = runNginx(configuration)
    reference = await createOperator({
      routes: [],
      findLogin: async () => undefined,
      isKnownHost: async () => true,
      takeCall: () => {},
      onAnswered: () => {},
      proxies: createTrustedProxies([]),
      connectionLimits: defaultConnectionLimits,
      hasReference: false,
      outsideOrigins: async () => ({ images: ['https://pictures.example'], frames: [] }),
      origins: [],
      sites: [{ folder: dist }],
      log: undefined,
    })
    await vi.waitFor(() => get(port, '/'), { timeout: 10_000 })
  }, 120_000)
  afterAll(async () => {
    stopNginx()
    operator.close()
    await reference?.close()
  })

  const policyOf = (headers: IncomingMessage['headers']) =>
    String(headers['content-security-policy']).replace(/connect-src [^;]*;/, '')
  const facts = ({ status, headers }: Pick<Answer, 'status' | 'headers'>) => ({
    status,
    policy: policyOf(headers),
    link: headers.link,
    age: headers['cache-control'],
    sniff: headers['x-content-type-options'],
    opener: headers['cross-origin-opener-policy'],
    type: String(headers['content-type']).split(';')[0],
  })
  const expectedAt = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await reference!.inject({ url, headers: { host, accept: 'text/html', ...headers } })
    return facts({ status: answer.statusCode, headers: answer.headers as IncomingMessage['headers'] })
  }

  it('answers every page as the sandbox does: status, policy, links and caching', async () => {
    const { pages } = JSON.parse(readFileSync(path.join(dist, 'pages.json'), 'utf8')) as {
      pages: { path?: string; pattern?: string; file: string }[]
    }
    expect(pages.length).toBeGreaterThan(10)
    for (const { path: plain, pattern, file } of pages) {
      const url = (plain ?? pattern ?? '').replaceAll(/:\w+|\*/g, 'some%20thing')
      const answer = await get(port, url)
      expect([url, facts(answer)]).toEqual([url, await expectedAt(url)])
      expect([url, answer.body.equals(readFileSync(path.join(dist, file)))]).toEqual([url, true])
    }
  })

  it('answers 404 with the page of the site for unknown paths, and never with a page for a file', async () => {
    for (const url of ['/nosuch/page/at/all', '/a/b/c', '/.kit/secret'])
      expect([url, (await get(port, url)).status]).toEqual([url, 404])
    const page = await get(port, '/nosuch/page/at/all')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    for (const [url, accept] of [
      ['/assets/nosuch.js', 'text/html'],
      ['/nosuch.json', '*/*'],
    ] as const) {
      const file = await get(port, url, { accept })
      expect([url, file.status, file.headers['content-type']]).toEqual([
        url,
        404,
        expect.stringContaining('application/json'),
      ])
      expect(file.headers['cache-control']).toBe('no-cache')
    }
  })

  it('sends precompressed files, caches hashed files for a year and revalidates pages', async () => {
    const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
    const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? ''
    const packed = await get(port, script, { 'accept-encoding': 'gzip' })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(gunzipSync(packed.body).equals(readFileSync(path.join(dist, script)))).toBe(true)
    expect(brotliDecompressSync(readFileSync(path.join(dist, `${script}.br`))).length).toBeGreaterThan(0)
    const first = await get(port, '/')
    const again = await get(port, '/', { 'if-none-match': String(first.headers.etag) })
    expect([first.status, again.status, first.headers['cache-control']]).toEqual([200, 304, 'no-cache'])
    expect((await get(port, '/login-user/some/secret')).headers['cache-control']).toBe('no-store')
  })

  it('keeps the pages of staff away from players', async () => {
    const before = calls.length
    for (const url of [
      '/console',
      '/console/',
      '/console/page/main.ts',
      '/reference',
      '/reference/openapi.json',
    ])
      expect([url, (await get(port, url)).status]).toEqual([url, 404])
    expect(calls.length).toBe(before)
  })

  it('forwards calls and sockets to the operator, with the address of the visitor and unchanged headers', async () => {
    for (const url of ['/hosted-payment/abc', '/casino-wallet/debit', '/casino-games/slot'])
      expect([url, (await get(port, url)).status]).toEqual([url, 202])
    const call = await get(port, '/api/common/home?x=1', { 'x-forwarded-host': 'other.example' })
    expect(calls.at(-1)?.headers['x-forwarded-host']).toBeUndefined()
    expect([call.status, call.body.toString(), call.headers['cache-control']]).toEqual([
      202,
      '{"own":1}',
      'no-store',
    ])
    expect(call.headers['content-security-policy']).toBeUndefined()
    expect(calls.at(-1)).toMatchObject({
      url: '/api/common/home?x=1',
      headers: { host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' },
    })
    const upgraded = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request({
        port,
        host: '127.0.0.1',
        path: '/socket.io/?transport=websocket',
        headers: { host, connection: 'Upgrade', upgrade: 'websocket' },
      })
      sent.on('upgrade', ({ statusCode }, socket) => {
        socket.destroy()
        resolve(statusCode)
      })
      sent.on('response', ({ statusCode }) => resolve(statusCode))
      sent.on('error', reject)
      sent.end()
    })
    expect([upgraded, calls.at(-1)?.headers.upgrade]).toEqual([101, 'websocket'])
  })
})

it('refuses a file that is not the pages.json of a built site', () => {
  const options = { root: '/srv', host, operators: ['127.0.0.1:4000'] }
  expect(() => nginxConfiguration({ ...options, pages: '{"pages":[]}' })).toThrow(/notFound/)
})
