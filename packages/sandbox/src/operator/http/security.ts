import type { FastifyInstance, FastifyReply } from 'fastify'
import type { OutsideOrigins } from '../configuration/outsideOrigins.ts'
import { originOfHost } from './ownOrigin.ts'
import type { TrustedProxies } from './trustedProxies.ts'

interface SecurityOptions {
  origins: readonly string[]
  frameOrigins?: readonly string[] | undefined
  /** Where the pages of a host may show pictures and frames from, besides their own origin. */
  outsideOrigins(host: string): Promise<OutsideOrigins>
  proxies: TrustedProxies
}

/**
 * The Content-Security-Policy. Some browsers do not match sockets of the own host with 'self', so the host is named, if
 * it is a known one.
 */
function contentSecurityPolicy(own: string | undefined, { images, frames }: OutsideOrigins): string {
  const sockets = own === undefined ? '' : ` ${own.replace(/^http/, 'ws')}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    `frame-src ${["'self'", ...frames].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types kit-worker',
  ].join('; ')
}

/** The policy of a worker that compiles WebAssembly of this site. Pages never have it. */
export const enginePolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
].join('; ')

/** Adds sources to directives of the policy that an answer has. */
function allow(reply: FastifyReply, allowed: Readonly<Record<string, readonly string[]>>): void {
  const policy = String(reply.getHeader('content-security-policy'))
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, ...new Set([...sources, ...(allowed[name] ?? [])])].join(' ')
    })
  reply.header('content-security-policy', policy.join('; '))
}

/** Lets an answer's page run the styles and scripts it has inlined, by their hashes, and no others. */
export function allowInlined(
  reply: FastifyReply,
  { styleHashes, scriptHashes }: { styleHashes: readonly string[]; scriptHashes: readonly string[] },
): void {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  allow(reply, { 'style-src': quoted(styleHashes), 'script-src': quoted(scriptHashes) })
}

/** Lets an answer's page or worker connect to its site's operator elsewhere. */
export const allowConnections = (reply: FastifyReply, origins: readonly string[]): void =>
  allow(reply, { 'connect-src': origins })

/** A browser that was served over https once never asks over http again. */
const strictTransport = 'max-age=31536000; includeSubDomains'

/** Adds security headers to every answer, and `no-store` to the API's. Pages of `frameOrigins` may be framed. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { origins, frameOrigins = [], outsideOrigins, proxies }: SecurityOptions,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const own = originOfHost(request.host, origins)
    const { images, frames } = await outsideOrigins(request.host)
    reply.headers({
      'content-security-policy': contentSecurityPolicy(own, {
        images,
        frames: [...new Set([...frameOrigins, ...frames])],
      }),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    })
    // Of a proxy, whose certificate lasts; with the one made here a browser could not come back.
    if (proxies.isSecureToProxy(request.raw)) reply.header('strict-transport-security', strictTransport)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
