import fastifyStatic from '@fastify/static'
import { enginePolicy, hashedFileAge, pageAge, secretPath } from '@kit/sdk/serving'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'
import { readdir } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { readPages, type Page, type PageManifest } from './pageManifest.ts'
import { maxParamLength } from './route.ts'
import { allowConnections, allowInlined } from './security.ts'

/** A built site and the host it is served at. In a list, the first one also answers at every other host. */
export interface ServedSite {
  folder: string
  /** A name without port, e.g. `b2b.localhost`. */
  host?: string | undefined
  /**
   * Builds the folder. Called at the first visit of a page. The site is served after it resolves. The reason
   * of a rejection is logged, and a visit some seconds later tries again. Default: the folder is already
   * built.
   */
  prepare?: (() => Promise<void>) | undefined
}

interface ReadSite {
  folder: string
  manifest: PageManifest
  /** Returns the page of a path, which the router decodes like the operator's own paths. */
  pageAt(path: string): Page | undefined
  /** Paths of files, with slashes. */
  files: ReadonlySet<string>
  /** The pages of each file, whose inlined styles and scripts are allowed. */
  inlined: ReadonlyMap<string, readonly Page[]>
}

/** Path of the files of workers that compile WebAssembly, below a site's folder. */
const engineFolder = 'assets/engine/'

/** A dot at the end of a name means the same host. */
const hostName = (host = ''): string => host.toLowerCase().replace(/\.?(?::\d+)?$/, '')

/** No site has a page or a file at the paths of calls. */
const isCall = ({ url }: FastifyRequest): boolean => /^\/(api|socket\.io)(\/|\?|$)/.test(url)

/**
 * A missing file of the build is never answered with a page, because a browser would parse HTML as a script.
 */
const isPageVisit = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !isCall(request) &&
  !/^\/assets(\/|\?|$)/.test(request.url) &&
  (request.headers.accept ?? '').includes('text/html')

/** Browsers read early hints of a navigation over HTTP/2 only. Older clients fail on them. */
const takesEarlyHints = ({ raw, headers }: FastifyRequest): boolean =>
  raw.httpVersionMajor >= 2 && headers['sec-fetch-mode'] === 'navigate'

function announceLinks({ links }: Page, request: FastifyRequest, reply: FastifyReply): void {
  if (links.length === 0) return
  if (takesEarlyHints(request)) reply.writeEarlyHints({ link: [...links] })
  reply.header('link', links.join(', '))
}

function pagesByFile({ pages, fallback, notFound }: PageManifest): Map<string, Page[]> {
  const byFile = new Map<string, Page[]>()
  for (const page of [...pages.map((entry) => entry.page), fallback, notFound])
    if (page) byFile.set(page.file, [...(byFile.get(page.file) ?? []), page])
  return byFile
}

/** Matches each page at its address, also with a slash at the end. The router prefers paths over patterns. */
function pageRouter({ pages }: PageManifest): ReadSite['pageAt'] {
  const router = findMyWay({ maxParamLength })
  for (const { url, page } of pages)
    for (const address of url === '/' || url.endsWith('*') ? [url] : [url, `${url}/`])
      router.on('GET', address, () => {}, page)
  return (path) => router.find('GET', path)?.store as Page | undefined
}

async function readSite(named: string): Promise<ReadSite> {
  const folder = resolve(named)
  const manifest = await readPages(folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(sep).some((part) => part.startsWith('.')))
  return {
    folder,
    manifest,
    pageAt: pageRouter(manifest),
    files: new Set(files.map((file) => file.split(sep).join('/'))),
    inlined: pagesByFile(manifest),
  }
}

/** Time that a visit waits for a build before it is answered, in ms. */
const buildPatienceMs = 500

function setFileHeaders(reply: FastifyReply, { manifest, inlined }: ReadSite, file: string): void {
  const age = file.startsWith('assets/') ? hashedFileAge : pageAge
  reply.header('cache-control', secretPath.test(reply.request.url) ? 'no-store' : age)
  if (file.startsWith(engineFolder)) reply.header('content-security-policy', enginePolicy)
  else allowConnections(reply, manifest.connect)
  for (const page of inlined.get(file) ?? []) allowInlined(reply, page)
}

/** Time after a failed build in which no visit starts another one, in ms. */
const failurePauseMs = 10_000

/**
 * Returns the page of a site whose build is not ready. Any visitor can read it, so the reason of a failure is
 * only in the log.
 */
const waitingPage = (hasFailed: boolean): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${hasFailed ? 'The build failed' : 'Building this site'}</title>
${hasFailed ? '' : '<meta http-equiv="refresh" content="1">'}
<h1>${hasFailed ? 'The build failed' : 'Building this site'}</h1>
<p>${
  hasFailed
    ? "The server's output says why. Reload this page after ten seconds to build again."
    : 'It opens here when it is ready, in about 20 seconds.'
}</p>
</html>
`

/** A site that is read at the start, or after it was built at its first visit. */
class Site {
  readonly host: string | undefined
  read: ReadSite | undefined
  readonly #served: ServedSite
  readonly #log: Logger | undefined
  #preparing: Promise<void> | undefined
  #failedAtMs: number | undefined

  constructor(served: ServedSite, log: Logger | undefined) {
    this.host = served.host
    this.#served = served
    this.#log = log
  }

  /** Throws a message if the list of pages is broken. */
  async load(): Promise<void> {
    this.read = await readSite(this.#served.folder)
  }

  /** Returns the time until a visit may start a build again after a failure, in ms. */
  #pauseMs(): number {
    return this.#failedAtMs === undefined ? 0 : Math.max(0, this.#failedAtMs + failurePauseMs - Date.now())
  }

  /**
   * Starts the build unless it runs or has just failed, and waits briefly: the folder of a site that was
   * built meanwhile only has to be read.
   */
  async prepare(): Promise<void> {
    if (!this.#preparing && this.#pauseMs() > 0) return
    this.#preparing ??= this.#prepare()
    await Promise.race([this.#preparing, setTimeout(buildPatienceMs)])
  }

  async #prepare(): Promise<void> {
    this.#failedAtMs = undefined
    try {
      await this.#served.prepare?.()
      await this.load()
    } catch (error) {
      this.#failedAtMs = Date.now()
      this.#report(error)
    }
    this.#preparing = undefined
  }

  #report(error: unknown): void {
    const why = error instanceof Error ? error.message : String(error)
    if (this.#log) this.#log.error({ site: this.host, why }, 'A site could not be built')
    else process.stderr.write(`${why}\n`)
  }

  /** Answers while the site is being built, or could not be built. */
  answerWaiting(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const hasFailed = this.#failedAtMs !== undefined
    const waitSeconds = Math.max(1, Math.ceil(this.#pauseMs() / 1000))
    reply
      .headers({ 'retry-after': String(waitSeconds), 'cache-control': 'no-store' })
      .code(hasFailed ? 500 : 503)
    if (isPageVisit(request)) return reply.type('text/html; charset=utf-8').send(waitingPage(hasFailed))
    const message = hasFailed ? 'This site could not be built' : 'This site is not built yet'
    return reply.send({ message, code: 'site-not-built' })
  }
}

/**
 * Serves the built sites, each at its host: hashed assets as immutable, everything else revalidated, and a
 * page for every path: the one in its `pages.json`, or index.html.
 */
export async function serveSites(
  app: FastifyInstance,
  served: readonly ServedSite[],
  log: Logger | undefined,
): Promise<void> {
  const sites = served.map((site) => new Site(site, log))
  await Promise.all(sites.map((site, index) => (served[index]?.prepare ? undefined : site.load())))
  const siteOf = ({ host }: FastifyRequest) => sites.find((site) => site.host === hostName(host)) ?? sites[0]

  app.setNotFoundHandler(async (request, reply) => {
    const site = siteOf(request)
    const page = site?.read?.manifest.notFound ?? site?.read?.manifest.fallback
    if (!site?.read || !page || !isPageVisit(request))
      return reply.code(404).send({ message: 'There is nothing at this address', code: 'not-found' })
    const { folder, manifest } = site.read
    announceLinks(page, request, reply)
    setFileHeaders(reply, site.read, page.file)
    reply.header('vary', 'accept')
    if (!manifest.notFound) return reply.sendFile(page.file, folder)
    // A browser must not get a 304 for a missing page.
    return reply
      .code(404)
      .sendFile(page.file, folder, { etag: false, lastModified: false, acceptRanges: false })
  })
  if (sites.length === 0) return
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false })
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    if (isCall(request)) return reply.callNotFound()
    const site = siteOf(request)
    if (!site?.read && isPageVisit(request)) await site?.prepare()
    if (!site?.read) return site?.answerWaiting(request, reply)
    const { files, folder } = site.read
    const file = request.params['*']
    if (files.has(file)) {
      setFileHeaders(reply, site.read, file)
      return reply.sendFile(file, folder)
    }
    const page = site.read.pageAt(request.url)
    if (!page) return reply.callNotFound()
    announceLinks(page, request, reply)
    setFileHeaders(reply, site.read, page.file)
    return reply.sendFile(page.file, folder)
  })
}
