import fastifyStatic from '@fastify/static'
import { enginePolicy, hashedFileAge, pageAge, secretPath } from '@kit/sdk/serving'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'
import { readdir } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { escaped } from './escaped.ts'
import { readPages, type Page, type PageManifest } from './pageManifest.ts'
import { maxParamLength } from './route.ts'
import { allowConnections, allowInlined } from './security.ts'

/** A built site and the host it is served at. In a list, the first one answers at every other host too. */
export interface ServedSite {
  folder: string
  /** A name without port, e.g. `b2b.localhost`. */
  host?: string | undefined
  /**
   * Builds the folder. Called at the first visit; the site is served once it resolves. A rejection is shown to the visitor,
   * and the next visit tries again. Default: the folder is already built.
   */
  prepare?: (() => Promise<void>) | undefined
}

interface ReadSite {
  folder: string
  manifest: PageManifest
  /** Returns the page of a path, decoded by the router as the operator's own paths are. */
  pageAt(path: string): Page | undefined
  /** Every file below the folder, with slashes. */
  files: ReadonlySet<string>
  /** By file, the pages that it is: their inlined styles and scripts are allowed. */
  inlined: ReadonlyMap<string, readonly Page[]>
}

/** Path of files of workers that compile WebAssembly, below a site's folder. */
const engineFolder = 'assets/engine/'

/** A dot at the end of a name is the same host. */
const hostName = (host = ''): string => host.toLowerCase().replace(/\.?(?::\d+)?$/, '')

/** A missing file of the build is never answered with a page: a browser would read HTML as a script. */
const isPageVisit = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|socket\.io|assets)(\/|\?|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html')

/** Browsers read early hints of a navigation, over HTTP/2 only; older programs trip over them. */
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

/** How long a visit waits for a build before it is answered, in ms. */
const buildPatienceMs = 500

function setFileHeaders(reply: FastifyReply, { manifest, inlined }: ReadSite, file: string): void {
  const age = file.startsWith('assets/') ? hashedFileAge : pageAge
  reply.header('cache-control', secretPath.test(reply.request.url) ? 'no-store' : age)
  if (file.startsWith(engineFolder)) reply.header('content-security-policy', enginePolicy)
  else allowConnections(reply, manifest.connect)
  for (const page of inlined.get(file) ?? []) allowInlined(reply, page)
}

/** The page of a site whose build is not ready. It reloads itself. */
const waitingPage = (why: string | undefined): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${why === undefined ? 'Building this site' : 'The build failed'}</title>
${why === undefined ? '<meta http-equiv="refresh" content="1">' : ''}
<h1>${why === undefined ? 'Building this site' : 'The build failed'}</h1>
<p>${why === undefined ? 'It opens here when it is ready, in about 20 seconds.' : 'Reload this page to build again.'}</p>
${why === undefined ? '' : `<pre>${escaped(why)}</pre>`}
</html>
`

/** A site that is read now, or after it was built at its first visit. */
class Site {
  readonly host: string | undefined
  read: ReadSite | undefined
  why: string | undefined
  readonly #served: ServedSite
  #preparing: Promise<void> | undefined

  constructor(served: ServedSite) {
    this.host = served.host
    this.#served = served
  }

  /** Throws a sentence about a list of pages that is broken. */
  async load(): Promise<void> {
    this.read = await readSite(this.#served.folder)
  }

  /** Starts the build unless it runs, and gives it a moment: the folder of a site that was built meanwhile is only read. */
  async prepare(): Promise<void> {
    this.#preparing ??= this.#prepare()
    await Promise.race([this.#preparing, setTimeout(buildPatienceMs)])
  }

  async #prepare(): Promise<void> {
    this.why = undefined
    try {
      await this.#served.prepare?.()
      await this.load()
    } catch (error) {
      this.why = error instanceof Error ? error.message : String(error)
    }
    this.#preparing = undefined
  }

  /** Answers while the site is being built, or could not be built. */
  answerWaiting(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { why } = this
    reply.headers({ 'retry-after': '1', 'cache-control': 'no-store' }).code(why === undefined ? 503 : 500)
    if (isPageVisit(request)) return reply.type('text/html; charset=utf-8').send(waitingPage(why))
    return reply.send({ message: why ?? 'This site is being built', code: 'site-not-built' })
  }
}

/**
 * Serves the built sites, each at its host: hashed assets immutable, everything else revalidated, and a page for every
 * path: the one its `pages.json` names, or index.html.
 */
export async function serveSites(app: FastifyInstance, served: readonly ServedSite[]): Promise<void> {
  const sites = served.map((site) => new Site(site))
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
    // A browser must not be told that a page which is not there has not changed.
    return reply
      .code(404)
      .sendFile(page.file, folder, { etag: false, lastModified: false, acceptRanges: false })
  })
  if (sites.length === 0) return
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false })
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const site = siteOf(request)
    if (!site?.read) await site?.prepare()
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
