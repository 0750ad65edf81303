import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { IncomingHttpHeaders, Server } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { readPages, type Page, type PageManifest } from './pageManifest.ts'
import { allowConnections, allowInlined, enginePolicy } from './security.ts'

/** A built site and the host it is served at. In a list, the first one answers at every other host too. */
export interface ServedSite {
  folder: string
  /** A name without port, e.g. `b2b.localhost`. */
  host?: string | undefined
}

interface ReadSite extends ServedSite {
  /** Its name in the router. */
  key: string
  manifest: PageManifest
}

/** The router's constraint: a route with it is found by requests to the hosts of its site only. */
const constraint = 'site'

/** Where a build puts the files of workers that compile WebAssembly. */
const engineFolder = join('assets', 'engine')

/** Over HTTP/2 the host is the authority. */
const hostOf = (headers: IncomingHttpHeaders): string | undefined =>
  headers.host ?? headers[':authority']?.toString()

/** A dot at the end of a name is the same host. */
const hostName = (host = ''): string => host.toLowerCase().replace(/\.?(?::\d+)?$/, '')

/** Position in the list of the site that a host is answered by. */
const keyOfHost = (sites: readonly ServedSite[], host: string | undefined): string =>
  String(
    Math.max(
      0,
      sites.findIndex((site) => site.host === hostName(host)),
    ),
  )

type Constraints = NonNullable<NonNullable<FastifyServerOptions<Server>['routerOptions']>['constraints']>
type Storage = ReturnType<Constraints[string]['storage']>

/** Lets the router tell the sites apart by the host that is asked. */
export const siteConstraint = (sites: readonly ServedSite[]): Constraints => ({
  [constraint]: {
    name: constraint,
    storage() {
      const handlers = new Map<unknown, Parameters<Storage['set']>[1]>()
      return {
        get: (key) => handlers.get(key) ?? null,
        set: (key, handler) => void handlers.set(key, handler),
      }
    },
    deriveConstraint: (request) => keyOfHost(sites, hostOf(request.headers)),
  },
})

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

/** What each file of the sites may have inlined, by its address on the disk, however it is asked for. */
function inlinedByFile(sites: readonly ReadSite[]): Map<string, Page[]> {
  const byFile = new Map<string, Page[]>()
  for (const { folder, manifest } of sites) {
    const { pages, fallback, notFound } = manifest
    for (const page of [...pages.map((entry) => entry.page), fallback, notFound]) {
      if (!page) continue
      const file = join(folder, page.file)
      byFile.set(file, [...(byFile.get(file) ?? []), page])
    }
  }
  return byFile
}

/** An address with a password or a token: no cache keeps a page under it. */
const hasSecret = (url: string): boolean => /^\/+(?:login-user|direct-login)\//i.test(url)

async function serveFolders(app: FastifyInstance, sites: readonly ReadSite[]): Promise<void> {
  const inlined = inlinedByFile(sites)
  for (const [index, { folder, key, manifest }] of sites.entries())
    await app.register(fastifyStatic, {
      root: folder,
      constraints: { [constraint]: key },
      // One `sendFile` for all: it is given the folder.
      decorateReply: index === 0,
      // A route of its own for each file: a pattern like /:gameType must not answer for /favicon.svg.
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const file = path.replace(/\.(br|gz)$/, '')
        const isHashed = sites.some(({ folder: own }) => file.startsWith(join(own, 'assets') + sep))
        const age = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
        void reply.header('cache-control', hasSecret(reply.request.url) ? 'no-store' : age)
        if (sites.some(({ folder: own }) => file.startsWith(join(own, engineFolder) + sep)))
          void reply.header('content-security-policy', enginePolicy)
        else if (file.startsWith(folder + sep)) allowConnections(reply, manifest.connect)
        for (const page of inlined.get(file) ?? []) allowInlined(reply, page)
      },
    })
}

/** Mounts each page at its address, also with a slash at the end. The router prefers paths over patterns. */
function mountPages(app: FastifyInstance, { folder, key, manifest }: ReadSite): void {
  const constraints = { [constraint]: key }
  for (const { url, page } of manifest.pages)
    for (const address of url === '/' || url.endsWith('*') ? [url] : [url, `${url}/`])
      app.get(address, { constraints }, async (request, reply) => {
        announceLinks(page, request, reply)
        return reply.sendFile(page.file, folder)
      })
}

/**
 * Serves the built sites, each at its host: hashed assets immutable, everything else revalidated, and a page for every
 * path: the one its `pages.json` names, or index.html.
 */
export async function serveSites(app: FastifyInstance, served: readonly ServedSite[]): Promise<void> {
  const sites: ReadSite[] = await Promise.all(
    served.map(async (site, index) => ({
      ...site,
      folder: resolve(site.folder),
      key: String(index),
      manifest: await readPages(site.folder),
    })),
  )
  await serveFolders(app, sites)
  for (const site of sites) mountPages(app, site)
  // A parameter too long for its pattern leads here, and to the same page as every unknown path.
  if (sites.length > 0) app.get('/*', (_request, reply) => reply.callNotFound())

  app.setNotFoundHandler(async (request, reply) => {
    const site = sites[Number(keyOfHost(sites, hostOf(request.headers)))]
    const page = site?.manifest.notFound ?? site?.manifest.fallback
    if (!site || !page || !isPageVisit(request))
      return reply.code(404).send({ message: 'There is nothing at this address', code: 'not-found' })
    announceLinks(page, request, reply)
    reply.header('vary', 'accept')
    if (!site.manifest.notFound) return reply.sendFile(page.file, site.folder)
    // A browser must not be told that a page which is not there has not changed.
    return reply
      .code(404)
      .sendFile(page.file, site.folder, { etag: false, lastModified: false, acceptRanges: false })
  })
}
