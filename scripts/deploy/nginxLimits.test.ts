import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nginxConfiguration } from '../../packages/vite/src/deploy/nginx.ts'
import { freePort, runNginx, whyNoNginx } from './runNginx.ts'

const host = 'brand.example'

describe.skipIf(whyNoNginx())('the nginx in front of an operator', () => {
  let dist = ''
  let port = 0
  let stopNginx = () => {}
  const operator = createServer((incoming, response) => {
    // A socket request that waits, as polling does.
    if (!incoming.url?.startsWith('/socket.io')) response.writeHead(202).end('own')
  })

  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const get = (url: string, visitor: string) =>
    new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: string }>(
      (resolve, reject) => {
        const headers = { host, accept: 'text/html', 'x-forwarded-for': visitor }
        const sent = request({ port, host: '127.0.0.1', path: url, headers, agent }, (answer) => {
          let body = ''
          answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
          answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }))
        })
        sent.on('error', reject)
        sent.end()
      },
    )

  beforeAll(async () => {
    dist = mkdtempSync(path.join(tmpdir(), 'dist-$host-'))
    // The processes of nginx may run as another user.
    chmodSync(dist, 0o755)
    mkdirSync(path.join(dist, 'pages'))
    writeFileSync(path.join(dist, 'pages/$host.html'), 'the page')
    const page = {
      file: 'pages/$host.html',
      styleHashes: ['sha256-$host='],
      scriptHashes: [],
      links: ['</assets/$host.css>; rel=preload; as=style'],
    }
    operator.listen(0, '127.0.0.1')
    await once(operator, 'listening')
    const address = operator.address()
    port = await freePort()
    stopNginx = runNginx(
      nginxConfiguration({
        pages: JSON.stringify({ pages: [{ path: '/', ...page }], notFound: page, connect: [] }),
        root: dist,
        host,
        port,
        operators: [`127.0.0.1:${typeof address === 'object' ? address?.port : 0}`],
        images: ['https://$host.pictures.example'],
        proxies: ['127.0.0.1'],
      }),
    )
    await vi.waitFor(() => get('/', '10.0.0.1'), { timeout: 10_000 })
  })
  afterAll(() => {
    stopNginx()
    agent.destroy()
    operator.closeAllConnections()
    operator.close()
    rmSync(dist, { recursive: true, force: true })
  })

  it('escapes dollar signs: no value of the site names a variable of nginx', async () => {
    const { status, body, headers } = await get('/', '10.0.0.1')
    expect([status, body]).toEqual([200, 'the page'])
    expect(headers['content-security-policy']).toContain("'sha256-$host='")
    expect(headers['content-security-policy']).toContain('https://$host.pictures.example')
    expect(headers.link).toBe('</assets/$host.css>; rel=preload; as=style')
    expect((await get('/nosuch', '10.0.0.1')).body).toBe('the page')
  })

  it('answers hundreds of calls at once of one address, and refuses a flood of it but of no other', async () => {
    const flood = (count: number, visitor: string) =>
      Promise.all(Array.from({ length: count }, () => get('/api/common/home', visitor)))
    const statuses = (answers: { status: number | undefined }[]) => [
      ...new Set(answers.map(({ status }) => status)),
    ]
    expect(statuses(await flood(500, '10.0.0.2'))).toEqual([202])
    const flooded = await flood(4000, '10.0.0.3')
    const refused = flooded.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(500)
    expect(flooded.length - refused.length).toBeGreaterThan(1000)
    expect(JSON.parse(refused[0]!.body)).toMatchObject({ code: 'too-many-attempts' })
    expect(refused[0]!.headers).toMatchObject({ 'retry-after': '1', 'content-type': /json/ as never })
    expect(statuses(await flood(20, '10.0.0.4'))).toEqual([202])
    // Pages and files are not limited.
    expect((await get('/', '10.0.0.3')).status).toBe(200)
  }, 30_000)
})
