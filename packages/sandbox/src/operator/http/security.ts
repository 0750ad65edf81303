import type { FastifyInstance } from 'fastify'

const host = /^[\w.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i

/**
 * The Content-Security-Policy. Some browsers do not match sockets of the own host with 'self', so the host is named, if
 * it is a plain one.
 */
function contentSecurityPolicy(hostHeader: string | undefined, frameOrigins: readonly string[]): string {
  const sockets = hostHeader && host.test(hostHeader) ? ` ws://${hostHeader}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
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

/** Adds security headers to every answer, and `no-store` to the API's. Pages of `frameOrigins` may be framed. */
export function addSecurityHeaders(app: FastifyInstance, frameOrigins: readonly string[] = []): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': contentSecurityPolicy(request.headers.host, frameOrigins),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    })
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
