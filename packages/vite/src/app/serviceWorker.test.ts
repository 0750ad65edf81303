import { runInThisContext } from 'node:vm'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endingWorker, serviceWorker, type WorkerFacts, type WorkerScope } from './serviceWorker.ts'

const origin = 'https://site.test'
const facts: WorkerFacts = {
  version: 'second',
  entry: '/assets/index-2.js',
  parts: ['/assets/index-2.js', '/assets/index-2.css'],
  kept: ['/', '/pages/open-bets.html', '/pages/shell.html'],
  pages: [
    ['^/?$', '/'],
    ['^/open-bets/?$', '/pages/open-bets.html'],
    ['^/rules/?$', '/pages/rules.html'],
    ['^/login-user/[^/]+/[^/]+/?$', '/'],
    ['^/direct-login/[^/]+/?$', '/'],
    ['^/[^/]+/?$', '/pages/gameType.html'],
  ],
  shell: '/pages/shell.html',
  operator: String.raw`^/(?:api|socket\.io|console|reference|casino-games)(?:/|$)`,
}

type Listener = (event: never) => void
const page = (words: string, entry = facts.entry) => `<p>${words}</p><script>{"entry":"${entry}"}</script>`

let files: Map<string, string>
let caches: Map<string, Map<string, Response>>
let windows: number
let asked: string[]
let isOffline: boolean
let isSlow: boolean
let hasSkipped: boolean
let isRegistered: boolean
let waiting: unknown
let installing: unknown
let listeners: Map<string, Listener>

const pathOf = (request: Request | string) =>
  typeof request === 'string' ? new URL(request, origin).pathname : new URL(request.url).pathname

async function answer(request: Request | string): Promise<Response> {
  asked.push(pathOf(request))
  if (isOffline) throw new TypeError('Failed to fetch')
  if (isSlow) return new Promise(() => {})
  const text = files.get(pathOf(request))
  return text === undefined
    ? new Response('missing', { status: 404, headers: { 'content-type': 'application/json' } })
    : new Response(text, { headers: { 'content-security-policy': 'own', 'content-type': 'x/y' } })
}

const cacheOf = (name: string) => {
  const held = caches.get(name) ?? new Map<string, Response>()
  caches.set(name, held)
  return {
    async addAll(paths: string[]) {
      for (const path of paths) {
        const response = await answer(path)
        if (!response.ok) throw new TypeError('bad status')
        held.set(path, response)
      }
    },
    async add(path: string) {
      const response = await answer(path)
      if (!response.ok) throw new TypeError('bad status')
      held.set(path, response)
    },
    put: async (key: string, response: Response) => void held.set(pathOf(key), response),
  }
}

const scope = () =>
  ({
    location: { origin },
    fetch: answer,
    caches: {
      open: async (name: string) => cacheOf(name),
      match: async (key: string, { cacheName }: { cacheName?: string }) => {
        const names = cacheName === undefined ? [...caches.keys()] : [cacheName]
        return names
          .map((name) => caches.get(name)?.get(pathOf(key)))
          .find(Boolean)
          ?.clone()
      },
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    clients: {
      claim: async () => {},
      matchAll: async () => Array.from({ length: windows }),
    },
    registration: {
      get installing() {
        return installing
      },
      get waiting() {
        return waiting
      },
      unregister: async () => {
        isRegistered = false
        return true
      },
    },
    skipWaiting: async () => void (hasSkipped = true),
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  }) as unknown as WorkerScope

async function dispatch(name: string, more: object = {}): Promise<Response | undefined> {
  const works: Promise<unknown>[] = []
  let given: Promise<Response> | undefined
  listeners.get(name)?.({
    ...more,
    waitUntil: (work: Promise<unknown>) => void works.push(work),
    respondWith: (response: Promise<Response>) => void (given = response),
  } as never)
  const response = await given
  if (!isSlow) await Promise.all(works)
  return response
}
interface Asked {
  /** Id of the requesting client, or of the client that a navigation creates. */
  client?: string
  method?: string
  mode?: string
  cache?: string
  origin?: string
}
const request = (path: string, more: Asked = {}) => ({
  clientId: more.mode === 'navigate' ? '' : (more.client ?? 'another'),
  resultingClientId: more.mode === 'navigate' ? (more.client ?? 'another') : '',
  request: {
    url: `${more.origin ?? origin}${path}`,
    method: more.method ?? 'GET',
    mode: more.mode ?? 'cors',
    cache: more.cache ?? 'default',
    headers: new Headers(),
  },
})
const visit = async (path: string, more: Asked = {}) =>
  (await dispatch('fetch', request(path, { ...more, mode: 'navigate' })))?.text()

beforeEach(() => {
  files = new Map([
    ['/', page('home')],
    ['/pages/open-bets.html', page('open bets')],
    ['/open-bets', page('open bets, from the network')],
    ['/pages/shell.html', page('shell')],
    ['/rules', page('rules')],
    ['/assets/index-2.js', 'program'],
    ['/assets/index-2.css', 'styles'],
    ['/assets/late-2.js', 'late'],
  ])
  caches = new Map()
  listeners = new Map()
  asked = []
  windows = 0
  waiting = installing = null
  isOffline = isSlow = hasSkipped = false
  isRegistered = true
  // As in the browser: the source alone, without this module.
  runInThisContext(`(${serviceWorker.toString()})`)(scope(), facts)
})

afterEach(() => void vi.useRealTimers())

describe('the service worker', () => {
  it('stores the bundle and pages of its build with their headers, and shows them without a connection', async () => {
    await dispatch('install')
    isOffline = true
    expect(await visit('/open-bets')).toContain('open bets')
    const home = await dispatch('fetch', request('/', { mode: 'navigate' }))
    expect(home?.headers.get('content-security-policy')).toBe('own')
    expect(await (await dispatch('fetch', request('/assets/index-2.js')))?.text()).toBe('program')
  })

  it('is not installed with a page of another build, or without a chunk', async () => {
    files.set('/', page('home', '/assets/index-3.js'))
    await expect(dispatch('install')).rejects.toThrow('not a page of this build')
    files.delete('/assets/index-2.js')
    await expect(dispatch('install')).rejects.toThrow('bad status')
  })

  it('shows a page stored within a day at once, without a request', async () => {
    await dispatch('install')
    asked.length = 0
    expect(await visit('/open-bets')).toBe(page('open bets'))
    expect(asked).toEqual([])
  })

  const unsure: [why: string, make: () => void, more?: Asked][] = [
    ['stored more than a day ago', () => vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1_000)],
    ['stored in the future', () => vi.setSystemTime(Date.now() - 60_000)],
    ['of a build that is about to be replaced', () => (waiting = {})],
    ['of a build that may be about to be replaced', () => (installing = {})],
    ['that the player reloads', () => {}, { cache: 'no-cache' }],
  ]
  it.each(unsure)('goes to the network first for a page %s', async (_, make, more) => {
    await dispatch('install')
    make()
    expect(await visit('/open-bets', more)).toContain('from the network')
  })

  describe('the first requests of a stored page', () => {
    const home = '/api/common/home?first=6&home=true'
    const ask = (path: string, client: string, more: Asked = {}) =>
      dispatch('fetch', request(path, { ...more, client }))
    beforeEach(async () => {
      files.set('/', `<html data-asks="${home.replaceAll('&', '&amp;')} /api/scores">${page('home')}</html>`)
      files.set('/api/common/home', 'prices')
      files.set('/api/scores', 'scores')
      files.set('/api/market', 'a market')
      await dispatch('install')
      asked.length = 0
    })

    it('are sent on navigation, and each response is given to that page once', async () => {
      await visit('/', { client: 'own' })
      expect(asked).toEqual(['/api/common/home', '/api/scores'])
      expect(await ask(home, 'another')).toBeUndefined()
      expect(await ask('/api/common/home?first=7', 'own')).toBeUndefined()
      expect(await ask(home, 'own', { method: 'POST' })).toBeUndefined()
      await visit('/', { client: 'next' })
      expect(await (await ask(home, 'next'))?.text()).toBe('prices')
      expect(await ask(home, 'next')).toBeUndefined()
      expect(await (await ask('/api/scores', 'next'))?.text()).toBe('scores')
      expect(asked).toEqual(['/api/common/home', '/api/scores', '/api/common/home', '/api/scores'])
      expect([...caches.values()].flatMap((cache) => [...cache.keys()])).not.toContain('/api/common/home')
    })

    it('contain the parts of the page’s own path', async () => {
      files.set('/pages/rules.html', `<html data-asks="/api/market?eventId={1}">${page('rules')}</html>`)
      files.set('/rules', files.get('/pages/rules.html')!)
      await visit('/rules')
      asked.length = 0
      await visit('/rules', { client: 'own' })
      expect(asked).toEqual(['/api/market'])
      expect(await (await ask('/api/market?eventId=rules', 'own'))?.text()).toBe('a market')
    })

    it('are sent again by the page if one failed, or if the page requests it too late', async () => {
      isOffline = true
      await visit('/', { client: 'own' })
      isOffline = false
      expect(await (await ask(home, 'own'))?.text()).toBe('prices')
      vi.useFakeTimers()
      await visit('/', { client: 'late' })
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await ask(home, 'late')).toBeUndefined()
    })

    it('are not sent to an operator on another origin, nor for a page from the network', async () => {
      const elsewhere = 'data-asks="https://api.example/home //api.example/scores"'
      files.set('/open-bets', `<html ${elsewhere}>${page('open bets, from the network')}</html>`)
      await visit('/open-bets', { cache: 'no-cache' })
      asked.length = 0
      await visit('/open-bets', { client: 'own' })
      expect(asked).toEqual([])
      await visit('/', { client: 'own', cache: 'no-cache' })
      expect(asked).toEqual(['/'])
    })
  })

  it('shows a page older than a day if the network does not answer within three seconds', async () => {
    await dispatch('install')
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1_000)
    isSlow = true
    const begun = performance.now()
    expect(await visit('/open-bets')).toContain('open bets')
    expect(performance.now() - begun).toBeGreaterThan(2_900)
  })

  it('stores a visited page of its own build and none of another', async () => {
    await dispatch('install')
    await visit('/rules')
    files.set('/cricket', page('cricket', '/assets/index-3.js'))
    await visit('/cricket')
    isOffline = true
    expect(await visit('/rules')).toContain('rules')
    expect(await visit('/cricket')).toContain('shell')
  })

  it('ignores requests to the operator and other origins, writes, and files that are not pages', async () => {
    await dispatch('install')
    asked.length = 0
    const left = [
      request('/api/user/points'),
      request('/socket.io/?transport=polling'),
      request('/console', { mode: 'navigate' }),
      request('/casino-games/dice', { mode: 'navigate' }),
      request('/api', { mode: 'navigate' }),
      request('/downloads/app.apk', { mode: 'navigate' }),
      request('/favicon.svg'),
      request('/login-user/alice/secret', { mode: 'navigate' }),
      request('/direct-login/some.token', { mode: 'navigate' }),
      request('/', { mode: 'navigate', method: 'POST' }),
      request('/assets/index-2.js', { origin: 'https://other.test' }),
    ]
    for (const event of left) expect(await dispatch('fetch', event)).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('shows the shell if a game or an unknown path cannot be reached, and stores neither', async () => {
    await dispatch('install')
    const visit = async () =>
      (await dispatch('fetch', request('/casino/a/b/c', { mode: 'navigate' })))?.text()
    files.set('/casino/a/b/c', 'a game')
    expect(await visit()).toBe('a game')
    isOffline = true
    expect(await visit()).toContain('shell')
    isOffline = false
    expect(await visit()).toBe('a game')
  })

  it('never answers or stores anything below the paths of the operator, whatever follows', async () => {
    await dispatch('install')
    const kept = () => [...caches.values()].flatMap((cache) => [...cache.keys()])
    const before = kept()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/api', '/socket.io', '/console', '/reference', '/casino-games'),
        fc.webPath(),
        fc.constantFrom('navigate', 'cors', 'no-cors'),
        async (prefix, path, mode) => {
          const answered = await dispatch(
            'fetch',
            request(`${prefix}/${path}`.replaceAll('//', '/'), { mode }),
          )
          expect(answered).toBeUndefined()
        },
      ),
    )
    expect(kept()).toEqual(before)
  })

  it('stores a chunk that was loaded later, and no page that a server answers for a missing chunk', async () => {
    await dispatch('install')
    await dispatch('fetch', request('/assets/late-2.js'))
    isOffline = true
    expect(await (await dispatch('fetch', request('/assets/late-2.js')))?.text()).toBe('late')
    expect(
      (await dispatch('fetch', request('/assets/gone.js')).catch(() => undefined))?.status,
    ).toBeUndefined()
  })

  it('stores the chunks that a page loaded before the worker was installed, and nothing else', async () => {
    await dispatch('install')
    files.set('/api/user/points', 'money')
    const reported = ['/assets/late-2.js', '/assets/gone.js', '/api/user/points', 7]
    await dispatch('message', { data: reported, ports: [] })
    const kept = [...(caches.get('kit-build-second')?.keys() ?? [])]
    expect(kept).toContain('/assets/late-2.js')
    expect(kept).not.toContain('/api/user/points')
    expect(kept).not.toContain('/assets/gone.js')
  })

  it('keeps an older build while one of its pages is open, serves its chunks, and removes it afterwards', async () => {
    await cacheOf('kit-build-first').put('/assets/index-1.js', new Response('older'))
    await cacheOf('somebody-else').put('/x', new Response('x'))
    await dispatch('install')
    windows = 1
    await dispatch('activate')
    expect(await (await dispatch('fetch', request('/assets/index-1.js')))?.text()).toBe('older')
    await visit('/')
    expect([...caches.keys()]).toContain('kit-build-first')
    windows = 0
    waiting = {}
    await visit('/')
    expect([...caches.keys()]).toContain('kit-build-first')
    waiting = null
    await visit('/')
    expect([...caches.keys()].toSorted()).toEqual(['kit-build-second', 'somebody-else'])
  })

  it('takes over only on request', async () => {
    await dispatch('install')
    await dispatch('activate')
    expect(hasSkipped).toBe(false)
    const said: unknown[] = []
    await dispatch('message', {
      data: 'which build',
      ports: [{ postMessage: (text: unknown) => said.push(text) }],
    })
    expect([said, hasSkipped]).toEqual([[facts.entry], false])
    await dispatch('message', { data: 'take over', ports: [] })
    expect(hasSkipped).toBe(true)
  })
})

it('the worker of a site without offline use removes the stored files and itself', async () => {
  await dispatch('install')
  await cacheOf('somebody-else').put('/x', new Response('x'))
  listeners = new Map()
  runInThisContext(`(${endingWorker.toString()})`)(scope())
  await dispatch('install')
  await dispatch('activate')
  expect([hasSkipped, isRegistered, [...caches.keys()]]).toEqual([true, false, ['somebody-else']])
})
