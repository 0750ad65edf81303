import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sep } from 'node:path'

const isPageVisit = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|socket\.io)(\/|\?|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html')

/** Serves the built site: hashed assets immutable, everything else revalidated, and index.html for page paths. */
export async function serveSite(app: FastifyInstance, siteFolder: string | undefined): Promise<void> {
  if (siteFolder !== undefined)
    await app.register(fastifyStatic, {
      root: siteFolder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(`${sep}assets${sep}`)
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })

  app.setNotFoundHandler(async (request, reply) => {
    if (siteFolder !== undefined && isPageVisit(request)) return reply.sendFile('index.html')
    return reply.code(404).send({ message: 'There is nothing at this address', code: 'not-found' })
  })
}
