import type { FastifyInstance } from 'fastify'

const methods = 'GET, POST, PUT, PATCH, DELETE'

const exposed = 'authorization, retry-after, date'

/** Lets pages of these origins call the API: a site in development, or one on its own domain. */
export function addCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async ({ headers, method, url }, reply) => {
    if (!url.startsWith('/api/')) return
    reply.header('vary', 'Origin')
    const { origin } = headers
    if (origin === undefined || !origins.includes(origin)) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': exposed,
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return
    return reply
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
        'access-control-max-age': '600',
      })
      .code(204)
      .send()
  })
}
