import type { ConnectSocket } from './createLive.ts'

/**
 * Connects by Socket.IO, websocket only. The token travels in the handshake's auth payload, not in the address
 * (an address ends up in logs); reconnection is left to `createLive`. The client is loaded on first use.
 */
export const socketIo: ConnectSocket = async ({ token, ...query }, host) => {
  const { io } = await import('socket.io-client')
  return io(host, {
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    query,
    auth: token === undefined ? {} : { token },
  })
}
