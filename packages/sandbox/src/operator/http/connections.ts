import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './networkOf.ts'

/** Number of connections the operator holds, and how long it waits for a client's data. */
export interface ConnectionLimits {
  total: number
  /** Trusted proxies are exempt, because all visitors come from their address. */
  perAddress: number
  /** Time limit from the first byte to the end of the headers, in ms. */
  headersMs: number
  /** Time limit from the first byte to the end of the body, in ms. */
  requestMs: number
  /** Time limit without any byte in either direction, also during an answer, in ms. */
  silenceMs: number
}

export const defaultConnectionLimits: ConnectionLimits = {
  total: 10_000,
  perAddress: 1000,
  headersMs: 10_000,
  requestMs: 30_000,
  silenceMs: 60_000,
}

/** Sockets count too. */
export function limitConnections(
  server: Server,
  { total, perAddress }: ConnectionLimits,
  isTrusted: (address: string | undefined) => boolean,
): void {
  const open = new Map<string, number>()
  server.maxConnections = total
  server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined || isTrusted(socket.remoteAddress)) return
    const address = networkOf(socket.remoteAddress)
    const count = (open.get(address) ?? 0) + 1
    if (count > perAddress) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
  })
}
