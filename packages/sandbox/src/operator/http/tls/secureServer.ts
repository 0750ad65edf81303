import type { RequestListener, Server } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { Socket } from 'node:net'
import type { ConnectionLimits } from '../connections.ts'
import type { Certificate } from './selfSigned.ts'

/**
 * Creates a server of HTTP/2 over TLS. Sockets, and clients without HTTP/2, get HTTP/1.1 on the same port.
 * Requests and answers have Node's compatible interface.
 */
export function secureServer(
  { key, cert }: Certificate,
  limits: ConnectionLimits,
  onRequest: RequestListener,
): Server {
  const server = createSecureServer({
    key,
    cert,
    allowHTTP1: true,
    settings: { maxConcurrentStreams: 128 },
  })
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  Object.assign(server, {
    // Limits for connections with HTTP/1.1.
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    closeAllConnections: () => open.forEach((socket) => socket.destroy()),
  })
  server.setTimeout(limits.silenceMs)
  server.on('request', onRequest as never)
  return server as unknown as Server
}
