import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultConnectionLimits } from './connections.ts'
import { createServer } from './server.ts'
import { createTrustedProxies } from './trustedProxies.ts'

let folder = ''
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>site</title>')
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), 'console.log(1)')
  await writeFile(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync('console.log(1)'))
  app = await createServer({
    routes: [],
    findLogin: async () => undefined,
    takeWrite: () => {},
    onAnswered: () => {},
    proxies: createTrustedProxies([]),
    connectionLimits: defaultConnectionLimits,
    hasReference: true,
    imageOrigins: async () => [],
    origins: ['http://localhost:4000'],
    siteFolder: folder,
    log: undefined,
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ url, headers: { host: 'localhost:4000', ...headers } })

it('serves the page for its own paths, and never for the API or the socket', async () => {
  for (const path of ['/', '/events/4/1', '/m'])
    expect(await get(path)).toMatchObject({
      statusCode: 200,
      body: expect.stringContaining('<title>site</title>'),
    })
  for (const path of ['/api/nothing', '/api', '/socket.io/', '/socket.io'])
    expect(await get(path)).toMatchObject({ statusCode: 404, headers: { 'content-type': /json/ } })
  expect(await get('/missing.js', { accept: '*/*' })).toMatchObject({ statusCode: 404 })
  expect(
    (await app.inject({ method: 'POST', url: '/events', headers: { accept: 'text/html' } })).statusCode,
  ).toBe(404)
})

it('lets hashed assets be kept for ever, the page never unasked, and sends what was compressed before', async () => {
  const asset = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' })
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  })
  expect((await get('/')).headers['cache-control']).toBe('no-cache')
  expect((await get('/events/4/1')).headers['cache-control']).toBe('no-cache')
})

it('names the host of the socket in the policy, unless it is not the operator\u2019s', async () => {
  const policy = async (host: string) =>
    (await app.inject({ url: '/', headers: { host, accept: 'text/html' } })).headers[
      'content-security-policy'
    ]
  expect(await policy('localhost:4000')).toContain("connect-src 'self' ws://localhost:4000;")
  expect(await policy("x; script-src 'unsafe-inline'")).toContain("connect-src 'self';")
})

it('does not leave the folder', async () => {
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])
    expect((await get(path, { accept: '*/*' })).statusCode).toBeGreaterThanOrEqual(400)
})
