import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { limitConnections, type ConnectionLimits } from './connections.ts'
import { secureServer } from './tls/secureServer.ts'
import type { Certificate } from './tls/selfSigned.ts'
import type { TrustedProxies } from './trustedProxies.ts'

const staffPages = /^\/(console|reference)(\/|$)/

/**
 * A second listener for staff with a separate origin: its pages share no storage with the players' site. The
 * players' listener then answers 404 for the console and the reference.
 */
export function createStaffListener(limits: ConnectionLimits, proxies: TrustedProxies) {
  const received = new WeakSet<IncomingMessage>()
  let server: Server | undefined

  return {
    isMisplaced: ({ raw, routeOptions }: FastifyRequest): boolean =>
      // The matched route, because a path can be written in many ways.
      staffPages.test(routeOptions.url ?? '') && !received.has(raw),

    async listen(
      app: FastifyInstance,
      port: number,
      host: string,
      certificate: Certificate | undefined,
    ): Promise<number> {
      const onRequest: RequestListener = (request, response) => {
        received.add(request)
        app.routing(request, response)
      }
      server = certificate
        ? secureServer(certificate, limits, onRequest)
        : createServer({ headersTimeout: limits.headersMs, requestTimeout: limits.requestMs }, onRequest)
      limitConnections(server, limits, proxies.isTrusted)
      server.on('upgrade', (...upgrade) => app.server.emit('upgrade', ...upgrade))
      await new Promise<void>((resolve, reject) => {
        server?.once('error', reject)
        server?.listen(port, host, resolve)
      })
      const address = server.address()
      return typeof address === 'object' && address !== null ? address.port : port
    },

    async close(): Promise<void> {
      server?.closeAllConnections()
      await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
    },
  }
}
