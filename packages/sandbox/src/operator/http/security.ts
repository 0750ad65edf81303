import { pageHeaders, pagePolicy } from '@kit/sdk/serving'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { OutsideOrigins } from '../configuration/outsideOrigins.ts'
import { originOfHost } from './ownOrigin.ts'
import type { TrustedProxies } from './trustedProxies.ts'

interface SecurityOptions {
  origins: readonly string[]
  frameOrigins?: readonly string[] | undefined
  /**
   * Returns the origins from which the pages of a host may show pictures and frames, in addition to their
   * own.
   */
  outsideOrigins(host: string): Promise<OutsideOrigins>
  proxies: TrustedProxies
}

function allow(reply: FastifyReply, allowed: Readonly<Record<string, readonly string[]>>): void {
  const policy = String(reply.getHeader('content-security-policy'))
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, ...new Set([...sources, ...(allowed[name] ?? [])])].join(' ')
    })
  reply.header('content-security-policy', policy.join('; '))
}

/** Allows only the inlined styles and scripts with these hashes. */
export function allowInlined(
  reply: FastifyReply,
  { styleHashes, scriptHashes }: { styleHashes: readonly string[]; scriptHashes: readonly string[] },
): void {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  allow(reply, { 'style-src': quoted(styleHashes), 'script-src': quoted(scriptHashes) })
}

export const allowConnections = (reply: FastifyReply, origins: readonly string[]): void =>
  allow(reply, { 'connect-src': origins })

/** A browser that was served over https never uses http again. */
const strictTransport = 'max-age=31536000; includeSubDomains'

/**
 * Adds security headers to every answer, and `no-store` to the API's. Pages of `frameOrigins` may be framed.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  { origins, frameOrigins = [], outsideOrigins, proxies }: SecurityOptions,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const own = originOfHost(request.host, origins)
    const { images, frames } = await outsideOrigins(request.host)
    reply.headers({
      'content-security-policy': pagePolicy({
        // Some browsers do not match sockets of the own host with 'self', so a known host is named.
        sockets: own === undefined ? [] : [own.replace(/^http/, 'ws')],
        images,
        frames: [...frameOrigins, ...frames],
      }),
      ...pageHeaders,
    })
    // Sent only behind a proxy with a lasting certificate. With the one made here, a browser could not come
    // back.
    if (proxies.isSecureToProxy(request.raw)) reply.header('strict-transport-security', strictTransport)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
