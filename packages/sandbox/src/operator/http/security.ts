import type { FastifyInstance } from 'fastify'
import { originOfHost } from './ownOrigin.ts'
import type { TrustedProxies } from './trustedProxies.ts'

interface SecurityOptions {
  origins: readonly string[]
  frameOrigins?: readonly string[] | undefined
  /** Where pages may show pictures from, besides their own origin. */
  imageOrigins(): Promise<readonly string[]>
  proxies: TrustedProxies
}

/**
 * The Content-Security-Policy. Some browsers do not match sockets of the own host with 'self', so the host is named, if
 * it is a known one.
 */
function contentSecurityPolicy(
  own: string | undefined,
  frameOrigins: readonly string[],
  imageOrigins: readonly string[],
): string {
  const sockets = own === undefined ? '' : ` ${own.replace(/^http/, 'ws')}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${["'self'", 'data:', 'blob:', ...imageOrigins].join(' ')}`,
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
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

/** A browser that was served over https once never asks over http again. */
const strictTransport = 'max-age=31536000; includeSubDomains'

/** Adds security headers to every answer, and `no-store` to the API's. Pages of `frameOrigins` may be framed. */
export function addSecurityHeaders(
  app: FastifyInstance,
  { origins, frameOrigins = [], imageOrigins, proxies }: SecurityOptions,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const own = originOfHost(request.host, origins)
    reply.headers({
      'content-security-policy': contentSecurityPolicy(own, frameOrigins, await imageOrigins()),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    })
    if (proxies.isSecure(request.raw)) reply.header('strict-transport-security', strictTransport)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
