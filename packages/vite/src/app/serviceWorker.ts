/** What the service worker of one build knows of it. Addresses are paths of the site's own origin. */
export interface WorkerFacts {
  /** Names the build. */
  version: string
  /** The program: a page that does not name it is of another build. */
  entry: string
  /** Scripts and styles that are kept from the start. */
  parts: readonly string[]
  /** Pages that are kept from the start. */
  kept: readonly string[]
  /** All pages that may be kept, paths before patterns: a regular expression of their addresses, and their file. */
  pages: readonly (readonly [address: string, file: string])[]
  /** A page that surrounds any other, for an address whose own page is not kept. */
  shell: string | undefined
  /** A regular expression of the paths that belong to the operator. */
  operator: string
}

/** Events of a service worker, as far as they are used here. */
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WaitingEvent {
  request: Request
  /** Whose request it is; that of the page to come for a visit. */
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

/** The global scope of a service worker, as far as it is used here. */
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
 * The service worker of a site. It keeps the program and pages of its own build, and nothing else: no answer of the
 * operator, no price, no money. What a kept page asks the operator first is asked while the browser still reads the page, and
 * handed to it once. Its source is sent to the browser, so it may use nothing from outside this function.
 */
export function serviceWorker(worker: WorkerScope, facts: WorkerFacts): void {
  const prefix = 'kit-build-'
  const cacheName = prefix + facts.version
  /** How long the network has to answer for a page that is kept, in ms. */
  const patienceMs = 3_000
  /** So long after it came from the network a page is shown without asking again, in ms. */
  const freshMs = 24 * 60 * 60 * 1_000
  /** When a page came, in ms since the epoch. */
  const keptAt = 'kit-kept-at'
  /** What a page asks first: paths of the site's own origin, `{2}` for a part of the page's own. */
  const firstAsks = 'kit-first-asks'
  /** A page that has not asked by then will not, in ms. */
  const aheadMs = 10_000
  /** What was asked ahead, by its page and address. */
  const ahead = new Map<string, Promise<Response>>()
  const operatorPath = new RegExp(facts.operator)
  const pages = facts.pages.map(([address, file]) => [new RegExp(address), file] as const)

  const match = (address: string, name?: string) =>
    worker.caches.match(address, { ignoreVary: true, ...(name !== undefined && { cacheName: name }) })

  /** Keeps a page of this build with the headers it came with. Returns whether it is one. */
  async function keepPage(file: string, response: Response): Promise<boolean> {
    if (response.status !== 200 || response.redirected) return false
    const text = await response.clone().text()
    if (!text.includes(`"${facts.entry}"`)) return false
    // Without the address that it came from.
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
        throw new Error(`${file} is no page of this build`)
  }

  /** Keeps parts that a page had loaded before this worker came; the browser still has them. */
  async function keepParts(paths: readonly unknown[]): Promise<void> {
    const cache = await worker.caches.open(cacheName)
    for (const path of paths)
      if (typeof path === 'string' && path.startsWith('/assets/') && !(await match(path)))
        await cache.add(path).catch(() => {})
  }

  /** An open page may be of an older build and still need its parts. */
  async function removeOtherBuilds(): Promise<void> {
    const { installing, waiting } = worker.registration
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (installing || waiting || open.length > 0) return
    for (const name of await worker.caches.keys())
      if (name.startsWith(prefix) && name !== cacheName) await worker.caches.delete(name)
  }

  /** A hashed file never changes. */
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

  /** The network's page, or without a connection what surrounds every page. */
  async function orShell(network: Promise<Response>): Promise<Response> {
    try {
      return await network
    } catch (error) {
      const shell = facts.shell === undefined ? undefined : await match(facts.shell, cacheName)
      if (!shell) throw error
      return shell
    }
  }

  /** The browser asks for the worker at each visit: while it has no other one, this is the newest build that it knows of. */
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

  /** The answer that was asked ahead for this request, which is then given away. */
  function askedAhead({ request, clientId }: FetchEvent): Promise<Response> | undefined {
    const key = `${clientId} ${request.url}`
    const answer = request.method === 'GET' ? ahead.get(key) : undefined
    if (answer) ahead.delete(key)
    return answer?.catch(() => worker.fetch(request))
  }

  async function page(file: string, event: FetchEvent): Promise<Response> {
    const { request } = event
    const kept = await match(file, cacheName)
    // Who reloads wants the server's page.
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
    // An address with a password or a token is nobody's to keep.
    if (request.mode !== 'navigate' || /^\/+(?:login-user|direct-login)\//i.test(pathname)) return
    const file = pages.find(([address]) => address.test(pathname))?.[1]
    if (file === undefined) {
      // A game, or no page at all: never kept. What names a file is no page.
      if (!/\.\w+$/.test(pathname)) event.respondWith(orShell(worker.fetch(request)))
      return
    }
    event.waitUntil(removeOtherBuilds().catch(() => {}))
    event.respondWith(page(file, event))
  })
}

/** The service worker of a site that keeps nothing: it removes what an earlier one kept, and itself. */
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
