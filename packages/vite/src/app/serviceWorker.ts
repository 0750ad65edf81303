/** Facts about one build. Addresses are paths of the site's own origin. */
export interface WorkerFacts {
  version: string
  /** The entry script. A page that does not name it belongs to another build. */
  entry: string
  /** Stored on installation. */
  parts: readonly string[]
  /** Stored on installation. */
  kept: readonly string[]
  /** All pages that may be stored, paths before patterns: a regular expression of their addresses, and their file. */
  pages: readonly (readonly [address: string, file: string])[]
  /** The page to show for an address whose own page is not stored. */
  shell: string | undefined
  /** A regular expression of the operator's paths. */
  operator: string
}

/** The parts of the event that are used here. */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WaitingEvent {
  request: Request
  /** The client of the request; for a navigation, the client that it creates. */
  clientId: string
  resultingClientId: string
  respondWith(response: Promise<Response>): void
}
interface WorkerEvents {
  install: WaitingEvent
  activate: WaitingEvent
  fetch: FetchEvent
  message: WaitingEvent & { data: unknown; ports: readonly Pick<MessagePort, 'postMessage'>[] }
}

/** The parts of the worker's scope that are used here. */
export interface WorkerScope {
  location: { origin: string }
  caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>
  fetch(request: Request | string, options?: RequestInit): Promise<Response>
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>
  }
  registration: { installing: unknown; waiting: unknown; unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

/**
 * Stores the bundle and pages of its own build and nothing else: no answers, no prices, no money. Sends the
 * first requests of a stored page ahead. Its source is sent to the browser, so it may use nothing from
 * outside.
 */
export function serviceWorker(worker: WorkerScope, facts: WorkerFacts): void {
  const prefix = 'kit-build-'
  const cacheName = prefix + facts.version
  /** Time limit for the network if the page is stored, in ms. */
  const patienceMs = 3_000
  /** Age up to which a stored page is shown without a request, in ms. */
  const freshMs = 24 * 60 * 60 * 1_000
  /** Header with the time a page was stored, in ms since the epoch. */
  const keptAt = 'kit-kept-at'
  /**
   * Header with a page's first requests: paths of the site's own origin, with `{2}` for a part of the page's path.
   */
  const firstAsks = 'kit-first-asks'
  /** Time after which a page no longer requests them, in ms. */
  const aheadMs = 10_000
  const ahead = new Map<string, Promise<Response>>()
  const operatorPath = new RegExp(facts.operator)
  const pages = facts.pages.map(([address, file]) => [new RegExp(address), file] as const)

  const match = (address: string, name?: string) =>
    worker.caches.match(address, { ignoreVary: true, ...(name !== undefined && { cacheName: name }) })

  /** Stores a page of this build with its headers. Returns true if it is one. */
  async function keepPage(file: string, response: Response): Promise<boolean> {
    if (response.status !== 200 || response.redirected) return false
    const text = await response.clone().text()
    if (!text.includes(`"${facts.entry}"`)) return false
    // A new response, so that it has no `url`.
    const { status } = response
    const headers = new Headers(response.headers)
    headers.set(keptAt, String(Date.now()))
    const asks = / data-asks="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    headers.set(
      firstAsks,
      asks
        .split(' ')
        .filter((address) => /^\/[^/]/.test(address))
        .join(' '),
    )
    const kept = new Response(await response.blob(), { status, headers })
    await (await worker.caches.open(cacheName)).put(file, kept)
    return true
  }

  async function install(): Promise<void> {
    const cache = await worker.caches.open(cacheName)
    await cache.addAll([...facts.parts])
    for (const file of facts.kept)
      if (!(await keepPage(file, await worker.fetch(file, { cache: 'no-cache' }))))
        throw new Error(`${file} is not a page of this build`)
  }

  /** Stores chunks that a page loaded before this worker was installed; they are still in the browser's cache. */
  async function keepParts(paths: readonly unknown[]): Promise<void> {
    const cache = await worker.caches.open(cacheName)
    for (const path of paths)
      if (typeof path === 'string' && path.startsWith('/assets/') && !(await match(path)))
        await cache.add(path).catch(() => {})
  }

  /** Removes older builds unless a page is open, which may still need their chunks. */
  async function removeOtherBuilds(): Promise<void> {
    const { installing, waiting } = worker.registration
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (installing || waiting || open.length > 0) return
    for (const name of await worker.caches.keys())
      if (name.startsWith(prefix) && name !== cacheName) await worker.caches.delete(name)
  }

  /** Returns a hashed file, which never changes, from the cache if possible. */
  async function part(event: FetchEvent): Promise<Response> {
    const { request } = event
    const kept = await match(request.url)
    if (kept) return kept
    const response = await worker.fetch(request)
    // Some servers answer a missing file with a page.
    if (response.status === 200 && !response.headers.get('content-type')?.includes('text/html')) {
      const copy = response.clone()
      event.waitUntil(
        worker.caches
          .open(cacheName)
          .then((cache) => cache.put(request.url, copy))
          .catch(() => {}),
      )
    }
    return response
  }

  async function orShell(network: Promise<Response>): Promise<Response> {
    try {
      return await network
    } catch (error) {
      const shell = facts.shell === undefined ? undefined : await match(facts.shell, cacheName)
      if (!shell) throw error
      return shell
    }
  }

  /**
   * Returns true if a stored page may be shown without a request. The browser checks for a new worker at each visit:
   * if it knows no other one, this is the newest known build.
   */
  function isFresh(kept: Response): boolean {
    const { installing, waiting } = worker.registration
    const ageMs = Date.now() - Number(kept.headers.get(keptAt) ?? Number.NaN)
    return !installing && !waiting && ageMs >= 0 && ageMs < freshMs
  }

  function askAhead({ request, resultingClientId }: FetchEvent, kept: Response): void {
    const parts = new URL(request.url).pathname.split('/')
    for (const address of kept.headers.get(firstAsks)?.split(' ') ?? []) {
      if (address === '') continue
      const path = address.replaceAll(/\{(\d+)\}/g, (_, at) => parts[Number(at)] ?? '')
      const { href } = new URL(path, worker.location.origin)
      const key = `${resultingClientId} ${href}`
      const answer = worker.fetch(href)
      answer.catch(() => {})
      ahead.set(key, answer)
      setTimeout(() => ahead.delete(key), aheadMs)
    }
  }

  function askedAhead({ request, clientId }: FetchEvent): Promise<Response> | undefined {
    const key = `${clientId} ${request.url}`
    const answer = request.method === 'GET' ? ahead.get(key) : undefined
    if (answer) ahead.delete(key)
    return answer?.catch(() => worker.fetch(request))
  }

  async function page(file: string, event: FetchEvent): Promise<Response> {
    const { request } = event
    const kept = await match(file, cacheName)
    // A reload requests the server's page.
    if (kept && request.cache === 'default' && isFresh(kept)) {
      askAhead(event, kept)
      return kept
    }
    const network = worker.fetch(request)
    event.waitUntil(network.then((response) => keepPage(file, response.clone())).catch(() => {}))
    if (!kept) return orShell(network)
    const late = new Promise<Response>((resolve) => void setTimeout(() => resolve(kept), patienceMs))
    return Promise.race([network, late]).catch(() => kept)
  }

  worker.addEventListener('install', (event) => event.waitUntil(install()))
  worker.addEventListener('activate', (event) =>
    event.waitUntil(worker.clients.claim().then(() => removeOtherBuilds())),
  )
  worker.addEventListener('message', (event) => {
    if (event.data === 'take over') event.waitUntil(worker.skipWaiting())
    if (Array.isArray(event.data)) event.waitUntil(keepParts(event.data))
    if (event.data === 'which build') event.ports[0]?.postMessage(facts.entry)
  })
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    const early = askedAhead(event)
    if (early) return event.respondWith(early)
    if (request.method !== 'GET' || origin !== worker.location.origin || operatorPath.test(pathname)) return
    if (pathname.startsWith('/assets/')) {
      if (!request.headers.has('range')) event.respondWith(part(event))
      return
    }
    // An address with a password or a token is never stored.
    if (request.mode !== 'navigate' || /^\/+(?:login-user|direct-login)\//i.test(pathname)) return
    const file = pages.find(([address]) => address.test(pathname))?.[1]
    if (file === undefined) {
      // A game or an unknown path: never stored. An address with a file extension is not a page.
      if (!/\.\w+$/.test(pathname)) event.respondWith(orShell(worker.fetch(request)))
      return
    }
    event.waitUntil(removeOtherBuilds().catch(() => {}))
    event.respondWith(page(file, event))
  })
}

/** The service worker of a site without offline use: it removes stored files of an earlier one, and itself. */
export function endingWorker(worker: WorkerScope): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', (event) => {
    const end = async () => {
      for (const name of await worker.caches.keys())
        if (name.startsWith('kit-build-')) await worker.caches.delete(name)
      await worker.registration.unregister()
    }
    event.waitUntil(end())
  })
}
