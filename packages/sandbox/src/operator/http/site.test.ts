import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import pino, { type Logger } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { defaultConnectionLimits } from './connections.ts'
import { createServer } from './server.ts'
import type { ServedSite } from './site.ts'
import { createTrustedProxies } from './trustedProxies.ts'

let folder = ''
let app: FastifyInstance

const serving = (...sites: ServedSite[]) => servingWith(undefined, ...sites)
const servingWith = (log: Logger | undefined, ...sites: ServedSite[]) =>
  createServer({
    routes: [],
    findLogin: async () => undefined,
    isKnownHost: async () => true,
    takeCall: () => {},
    onAnswered: () => {},
    proxies: createTrustedProxies([]),
    connectionLimits: defaultConnectionLimits,
    hasReference: true,
    outsideOrigins: async () => ({ images: [], frames: [] }),
    origins: ['http://localhost:4000'],
    sites,
    log,
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>site</title>')
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), 'console.log(1)')
  await mkdir(join(folder, 'assets', 'engine'))
  await writeFile(join(folder, 'assets', 'engine', 'worker-1a2b.js'), 'compile()')
  await writeFile(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync('console.log(1)'))
  app = await serving({ folder })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const getFrom = (
  server: FastifyInstance,
  url: string,
  headers: Record<string, string> = { accept: 'text/html' },
) => server.inject({ url, headers: { host: 'localhost:4000', ...headers } })
const get = (url: string, headers?: Record<string, string>) => getFrom(app, url, headers)

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

it('lets hashed assets be cached permanently, the page never without revalidation, and sends precompressed files', async () => {
  const asset = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' })
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  })
  expect((await get('/')).headers['cache-control']).toBe('no-cache')
  expect((await get('/events/4/1')).headers['cache-control']).toBe('no-cache')
  // Such an address contains a password or a token.
  for (const path of ['/login-user/player/secret', '/direct-login/token'])
    expect((await get(path)).headers['cache-control']).toBe('no-store')
})

it('gives workers that compile WebAssembly a separate policy, and nothing else', async () => {
  const policyOf = async (path: string) => String((await get(path)).headers['content-security-policy'])
  expect(await policyOf('/assets/engine/worker-1a2b.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  for (const path of ['/', '/assets/main-1a2b.js', '/assets/engine', '/assets/engine/none.js'])
    expect(await policyOf(path)).not.toContain('wasm')
})

it('names the host of the socket in the policy, unless it is not the operator’s', async () => {
  const policy = async (host: string) =>
    (await app.inject({ url: '/', headers: { host, accept: 'text/html' } })).headers[
      'content-security-policy'
    ]
  expect(await policy('localhost:4000')).toContain("connect-src 'self' ws://localhost:4000;")
  expect(await policy("x; script-src 'unsafe-inline'")).toContain("connect-src 'self';")
})

it('does not leave the folder, and serves no file whose name begins with a dot', async () => {
  await writeFile(join(folder, '.env'), 'SECRET=1')
  const dotted = await serving({ folder })
  for (const path of ['/.env', '/%2eenv'])
    expect((await getFrom(dotted, path, { accept: '*/*' })).body).not.toContain('SECRET')
  await dotted.close()
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])
    expect((await get(path, { accept: '*/*' })).statusCode).toBeGreaterThanOrEqual(400)
})

describe('several sites on one port', () => {
  let all: FastifyInstance
  const folders: string[] = []
  const site = async (name: string, pages: object) => {
    const built = await mkdtemp(join(tmpdir(), 'sites-'))
    folders.push(built)
    await mkdir(join(built, 'assets'))
    for (const page of ['index', 'own', 'unknown'])
      await writeFile(join(built, `${page}.html`), `<title>${name} ${page}</title>`)
    await writeFile(join(built, 'favicon.svg'), `<svg id="${name}"/>`)
    await writeFile(join(built, 'assets', `${name}.js`), name)
    await writeFile(join(built, 'pages.json'), JSON.stringify({ fallback: 'unknown.html', ...pages }))
    return built
  }
  beforeAll(async () => {
    const index = { path: '/', file: 'index.html' }
    const any = { pattern: '/:gameType', file: 'index.html' }
    const connect = ['https://api.example', 'wss://api.example']
    const first = await site('first', { pages: [index, any], notFound: 'unknown.html', connect })
    const second = await site('second', { pages: [index, { path: '/live-casino', file: 'own.html' }] })
    all = await serving({ folder: first, host: 'one.localhost' }, { folder: second, host: 'two.localhost' })
  })
  afterAll(async () => {
    await all.close()
    for (const built of folders) await rm(built, { recursive: true, force: true })
  })
  it('lets pages and workers of a site connect to its operator on another origin, and those of no other site', async () => {
    const policyAt = async (host: string, url: string) =>
      (await getFrom(all, url, { host, accept: 'text/html' })).headers['content-security-policy']
    for (const url of ['/', '/assets/first.js'])
      expect(await policyAt('one.localhost', url)).toMatch(
        /connect-src 'self'[^;]* https:\/\/api\.example wss:\/\/api\.example;/,
      )
    for (const url of ['/', '/assets/second.js'])
      expect(await policyAt('two.localhost', url)).not.toContain('api.example')
  })

  const at = async (host: string, url: string) => {
    const { statusCode, body } = await getFrom(all, url, { host, accept: 'text/html' })
    return [statusCode, /<title>(.*)<\/title>/.exec(body)?.[1] ?? body]
  }

  it('CONF-001 has each site at its host, and the first one at every other', async () => {
    expect(await at('two.localhost:4000', '/')).toEqual([200, 'second index'])
    for (const host of ['one.localhost:4000', 'localhost:4000', '127.0.0.1:4000', 'TWO.localhost.evil'])
      expect(await at(host, '/')).toEqual([200, 'first index'])
    expect(await at('TWO.localhost', '/')).toEqual([200, 'second index'])
  })

  it('CONF-001 answers for no site with a page or a file of another', async () => {
    expect(await at('two.localhost', '/live-casino')).toEqual([200, 'second own'])
    expect(await at('one.localhost', '/live-casino')).toEqual([200, 'first index'])
    expect(await at('two.localhost', '/lottery')).toEqual([200, 'second unknown'])
    expect(await at('one.localhost', '/a/b/c')).toEqual([404, 'first unknown'])
    for (const [host, name] of [
      ['one.localhost', 'first'],
      ['two.localhost', 'second'],
    ] as const)
      expect(await at(host, '/favicon.svg')).toEqual([200, `<svg id="${name}"/>`])
    expect(await at('two.localhost', '/assets/second.js')).toEqual([200, 'second'])
    expect((await getFrom(all, '/assets/first.js', { host: 'two.localhost' })).statusCode).toBe(404)
  })
})

describe('a site with many prerendered pages', () => {
  const style = `sha256-${'A'.repeat(43)}=`
  const script = `sha256-${'B'.repeat(43)}=`
  const links = ['</assets/boot-1a2b.js>; rel=modulepreload', '</assets/base.css>; rel=preload; as=style']
  const manifest = {
    pages: [
      { path: '/', file: 'index.html', styleHashes: [style], scriptHashes: [script], links },
      { path: '/info/rules', file: 'info/rules.html' },
      { path: '/events/new', file: 'new.html' },
      { pattern: '/events/:eventTypeId/:eventId', file: 'shells/event.html', styleHashes: [style] },
      { pattern: '/games/*', file: 'shells/games.html' },
    ],
    fallback: 'shells/page.html',
  }
  const files = ['index', 'info/rules', 'new', 'shells/event', 'shells/games', 'shells/page', '404']
  const folders: string[] = []
  const servers: FastifyInstance[] = []

  async function siteWith(pages: object): Promise<FastifyInstance> {
    const built = await mkdtemp(join(tmpdir(), 'site-'))
    folders.push(built)
    for (const inner of ['info', 'shells', 'assets']) await mkdir(join(built, inner))
    for (const name of files) {
      const page = `<!doctype html><title>${name}</title>${' '.repeat(1000)}`
      await writeFile(join(built, `${name}.html`), page)
      await writeFile(join(built, `${name}.html.br`), brotliCompressSync(page))
    }
    await writeFile(join(built, 'assets', 'boot-1a2b.js'), 'boot()')
    await writeFile(join(built, 'pages.json'), JSON.stringify(pages))
    const server = await serving({ folder: built })
    servers.push(server)
    return server
  }
  let site: FastifyInstance
  beforeAll(async () => void (site = await siteWith(manifest)))
  afterAll(async () => {
    for (const server of servers) await server.close()
    for (const built of folders) await rm(built, { recursive: true, force: true })
  })
  const titleAt = async (server: FastifyInstance, url: string, headers?: Record<string, string>) => {
    const { statusCode, body } = await getFrom(server, url, headers)
    return [statusCode, /<title>(.*)<\/title>/.exec(body)?.[1]]
  }
  const directive = (policy: unknown, name: string) =>
    String(policy)
      .split('; ')
      .find((part) => part.startsWith(`${name} `))

  it.each([
    ['/', 'index'],
    ['/?from=mail', 'index'],
    ['/info/rules', 'info/rules'],
    ['/info/rules/', 'info/rules'],
    ['/events/new', 'new'],
    ['/events/4/1.2%20x', 'shells/event'],
    ['/events/4', 'shells/page'],
    ['/events/4/1/2', 'shells/page'],
    ['/games/live/teen-patti', 'shells/games'],
    ['/games', 'shells/page'],
    [`/events/4/${'9'.repeat(500)}`, 'shells/page'],
    ['/nowhere', 'shells/page'],
  ])('answers %s with %s', async (url, title) => {
    expect(await titleAt(site, url)).toEqual([200, title])
  })

  it('answers clients without a preferred type only with its own pages', async () => {
    const headers = { accept: '*/*' }
    expect(await titleAt(site, '/info/rules', headers)).toEqual([200, 'info/rules'])
    expect((await getFrom(site, '/nowhere', headers)).statusCode).toBe(404)
    expect((await getFrom(site, '/api/nowhere')).headers['content-type']).toMatch(/json/)
  })

  it('answers 404 with a page if the build has one for it, whatever a browser has cached', async () => {
    const server = await siteWith({ ...manifest, notFound: '404.html' })
    expect(await titleAt(server, '/nowhere')).toEqual([404, '404'])
    expect(await titleAt(server, '/events/4/1')).toEqual([200, 'shells/event'])
    const { headers } = await getFrom(server, '/nowhere')
    expect(headers['etag']).toBeUndefined()
    for (const kept of [{ 'if-none-match': 'W/"1-1"' }, { 'if-modified-since': new Date().toUTCString() }])
      expect(await titleAt(server, '/nowhere', { accept: 'text/html', ...kept })).toEqual([404, '404'])
  })

  it('revalidates pages, precompressed or not, and lets assets be cached', async () => {
    const encoded = { accept: 'text/html', 'accept-encoding': 'gzip, br' }
    for (const url of ['/', '/info/rules', '/events/4/1', '/nowhere']) {
      const page = await getFrom(site, url, encoded)
      expect(page.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-encoding': 'br',
        'content-type': 'text/html; charset=utf-8',
        vary: expect.stringContaining('accept-encoding'),
      })
      const again = await getFrom(site, url, { ...encoded, 'if-none-match': String(page.headers['etag']) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      const plain = await getFrom(site, url)
      expect(plain.headers['vary']).toContain('accept-encoding')
      expect(plain.headers['etag']).not.toBe(page.headers['etag'])
    }
    expect((await getFrom(site, '/nowhere')).headers['vary']).toBe('accept, accept-encoding')
    expect((await getFrom(site, '/assets/boot-1a2b.js')).headers['cache-control']).toContain('immutable')
  })

  it('lists the hashes of a page’s inlined code in its policy, and nothing else', async () => {
    const policyAt = async (url: string) => (await getFrom(site, url)).headers['content-security-policy']
    for (const url of ['/', '/index.html']) {
      const policy = await policyAt(url)
      expect(directive(policy, 'style-src')).toBe(`style-src 'self' '${style}'`)
      expect(directive(policy, 'script-src')).toBe(`script-src 'self' '${script}'`)
      expect(policy).not.toContain('unsafe')
    }
    const event = await policyAt('/events/4/1')
    expect(directive(event, 'style-src')).toBe(`style-src 'self' '${style}'`)
    expect(directive(event, 'script-src')).toBe("script-src 'self'")
    const plain = await policyAt('/info/rules')
    expect(directive(plain, 'style-src')).toBe("style-src 'self'")
    const without = (policy: unknown) => String(policy).replaceAll(/ '(sha256-[^']*)'/g, '')
    expect(without(await policyAt('/'))).toBe(plain)
  })

  it('links the resources that a page needs first', async () => {
    expect((await getFrom(site, '/')).headers['link']).toBe(links.join(', '))
    expect((await getFrom(site, '/info/rules')).headers['link']).toBeUndefined()
  })

  it('does not start with a broken list of pages', async () => {
    await expect(siteWith({ ...manifest, fallback: 'gone.html' })).rejects.toThrow('there is no gone.html')
  })
})

describe('a site that is built at its first visit', () => {
  it('shows that it is being built, then the site, and builds once', async () => {
    const built = await mkdtemp(join(tmpdir(), 'site-'))
    let builds = 0
    let finish = () => {}
    const prepare = () => {
      builds += 1
      return new Promise<void>((resolve) => (finish = resolve))
    }
    const late = await serving({ folder }, { folder: join(built, 'dist'), host: 'late.localhost', prepare })
    const visit = (url: string, accept = 'text/html') =>
      getFrom(late, url, { host: 'late.localhost', accept })
    const [page, script] = await Promise.all([visit('/'), visit('/assets/a.js', '*/*')])
    expect(page).toMatchObject({
      statusCode: 503,
      headers: { 'retry-after': '1', 'cache-control': 'no-store' },
    })
    expect(page.body).toContain('Building this site')
    expect(script).toMatchObject({ statusCode: 503, headers: { 'content-type': /json/ } })
    expect((await getFrom(late, '/')).body).toContain('<title>site</title>')
    await mkdir(join(built, 'dist'))
    await writeFile(join(built, 'dist', 'index.html'), '<title>late</title>')
    finish()
    expect(await visit('/')).toMatchObject({ statusCode: 200, body: '<title>late</title>' })
    expect(builds).toBe(1)
    await late.close()
    await rm(built, { recursive: true })
  })

  it('writes the reason of a failed build only to the log, and builds again after some seconds', async () => {
    let builds = 0
    const lines: string[] = []
    const prepare = async () => {
      builds += 1
      throw new Error('No module /home/brand/secret.ts')
    }
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    const site = { folder: '/nowhere', host: 'late.localhost', prepare }
    const late = await servingWith(log, { folder }, site)
    const visit = (url: string, accept = 'text/html') =>
      getFrom(late, url, { host: 'late.localhost', accept })
    const answers = [
      await visit('/'),
      await visit('/'),
      await visit('/assets/a.js', '*/*'),
      await visit('/x'),
    ]
    for (const { statusCode, body, headers } of answers) {
      expect([statusCode, Number(headers['retry-after']) > 1]).toEqual([500, true])
      expect(body).not.toContain('secret')
    }
    expect(answers[0]?.body).toContain('The build failed')
    expect(builds).toBe(1)
    expect(lines.join('')).toContain('/home/brand/secret.ts')
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    await visit('/assets/a.js', '*/*')
    expect(builds).toBe(1)
    await visit('/')
    expect(builds).toBe(2)
    now.mockRestore()
    await late.close()
  })

  it('is built for a visit of a page, and not for a file, a call or a probe', async () => {
    const prepare = vi.fn(() => new Promise<void>(() => {}))
    const late = await serving({ folder }, { folder: '/nowhere', host: 'late.localhost', prepare })
    for (const [url, accept, status] of [
      ['/assets/a.js', 'text/html', 503],
      ['/manifest.webmanifest', '*/*', 503],
      ['/sw.js', '*/*', 503],
      ['/api/none', 'text/html', 404],
    ] as const)
      expect([url, (await getFrom(late, url, { host: 'late.localhost', accept })).statusCode]).toEqual([
        url,
        status,
      ])
    expect(prepare).not.toHaveBeenCalled()
    await getFrom(late, '/', { host: 'late.localhost', accept: 'text/html' })
    expect(prepare).toHaveBeenCalledOnce()
    await late.close()
  })
})
