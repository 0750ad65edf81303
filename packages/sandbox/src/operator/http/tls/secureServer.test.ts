import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { opening, testMarket } from '../../../testing/fakeFeed.ts'
import { startTestOperator, type TestOperator } from '../../../testing/operator.ts'

const links = ['</assets/boot-1.js>; rel=modulepreload', '</a.css>; rel=preload; as=style']
const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }
/** The certificate is made for this start, so only the operator's own tests can trust it. */
const unchecked = { rejectUnauthorized: false }

let folder = ''
let operator: TestOperator
let session: ClientHttp2Session
let origin = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>site</title>')
  const pages = [{ path: '/', file: 'index.html', links }]
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ pages, fallback: 'index.html' }))
  operator = await startTestOperator(opening(testMarket('1.1')), {
    tls: true,
    sites: [{ folder }],
    console: { port: 0 },
  })
  origin = `https://localhost:${operator.sandbox.port}`
  session = connect(origin, unchecked)
})
afterAll(async () => {
  session.destroy()
  await operator.sandbox.close()
  await rm(folder, { recursive: true, force: true })
})

/** Makes a call over HTTP/2. `early` contains the links of each early hint. */
function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ headers: IncomingHttpHeaders; body: Buffer; early: unknown[] }>((resolve, reject) => {
    const stream = session.request({ ':path': path, ...headers })
    const early: unknown[] = []
    const parts: Buffer[] = []
    let answered: IncomingHttpHeaders = {}
    stream.on('headers', (hint) => {
      if (hint[':status'] === 103) early.push(hint['link'])
    })
    stream.on('response', (response) => (answered = response))
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.once('error', reject)
    stream.once('end', () => resolve({ headers: answered, body: Buffer.concat(parts), early }))
    stream.end()
  })
}

function askBefore2(path: string, headers: Record<string, string>) {
  return new Promise<{ version: string; link: unknown; early: number }>((resolve, reject) => {
    let early = 0
    const sent = request(`${origin}${path}`, { headers, ...unchecked }, (answer) => {
      answer.resume()
      resolve({ version: answer.httpVersion, link: answer.headers['link'], early })
    })
    sent.on('information', () => (early += 1))
    sent.once('error', reject)
    sent.end()
  })
}

it('answers calls over HTTP/2, compressed, and names its own origins as encrypted ones', async () => {
  const { headers, body } = await ask('/api/common/comulative?home=true&first=1', { 'accept-encoding': 'br' })
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' })
  const { docs } = JSON.parse(brotliDecompressSync(body).toString()) as {
    docs: { domain: { domainName: string } }
  }
  expect(docs.domain.domainName).toBe('localhost')
  const port = operator.sandbox.port
  expect(headers['content-security-policy']).toContain(`connect-src 'self' wss://localhost:${port};`)
  expect(operator.sandbox.url).toBe(origin)
})

it('marks a device’s cookie as secure, and does not pin browsers to its certificate', async () => {
  const player = operator.sandbox.accounts.find(({ userType }) => userType === 'user')
  const answered = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
    const stream = session.request({
      ':method': 'POST',
      ':path': '/api/auth',
      'content-type': 'application/x-www-form-urlencoded',
    })
    stream.on('response', resolve)
    stream.once('error', reject)
    stream.resume()
    stream.end(
      String(new URLSearchParams({ email: player?.userName ?? '', password: player?.password ?? '' })),
    )
  })
  expect(answered[':status']).toBe(200)
  expect(String(answered['set-cookie'])).toContain('Secure')
  expect(answered['strict-transport-security']).toBeUndefined()
})

it('sends early hints of a navigation’s resources, over HTTP/2 only', async () => {
  const navigated = await ask('/', navigation)
  expect(navigated.early).toEqual([links.join(', ')])
  expect(navigated.headers['link']).toBe(links.join(', '))
  const fetched = await ask('/', { accept: 'text/html', 'sec-fetch-mode': 'cors' })
  expect([fetched.early, fetched.headers['link']]).toEqual([[], links.join(', ')])
  expect(await askBefore2('/', navigation)).toEqual({ version: '1.1', link: links.join(', '), early: 0 })
})

it('opens sockets only to its own pages', async () => {
  const socketFrom = (page: string) =>
    new Promise<string>((resolve) => {
      const socket = io(origin, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        extraHeaders: { origin: page },
        ...unchecked,
      })
      const end = (how: string) => {
        socket.disconnect()
        resolve(how)
      }
      socket.on('connect', () => end('connected'))
      socket.on('connect_error', () => end('refused'))
    })
  const { port } = operator.sandbox
  for (const name of ['localhost', '127.0.0.1', 'casino.localhost'])
    expect(await socketFrom(`https://${name}:${port}`)).toBe('connected')
  expect(await socketFrom(`http://localhost:${port}`)).toBe('refused')
})

it('encrypts the staff port too', async () => {
  const { consoleUrl = '' } = operator.sandbox
  expect(consoleUrl).toMatch(/^https:\/\/localhost:\d+\/console$/)
  const staff = connect(new URL(consoleUrl).origin, unchecked)
  const status = await new Promise((resolve, reject) => {
    const stream = staff.request({ ':path': '/console' })
    stream.on('response', (headers) => resolve(headers[':status']))
    stream.once('error', reject)
    stream.resume()
  })
  staff.close()
  expect(status).toBe(200)
  expect((await ask('/console', { accept: '*/*' })).headers[':status']).toBe(404)
})

it('closes while pages are connected', async () => {
  const other = await startTestOperator([], { tls: true, console: { port: 0 } })
  const open = connect(`https://localhost:${other.sandbox.port}`, unchecked)
  const staff = connect(new URL(other.sandbox.consoleUrl ?? '').origin, unchecked)
  await Promise.all([open, staff].map((each) => new Promise((resolve) => each.once('connect', resolve))))
  const socket = io(`https://localhost:${other.sandbox.port}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...unchecked,
  })
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()))
  await other.sandbox.close()
  expect([open.closed || open.destroyed, socket.connected]).toEqual([true, false])
  staff.destroy()
})
