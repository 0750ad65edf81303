import type { ConnectSocket } from './createLive.ts'

type Credentials = Parameters<ConnectSocket>[0]

async function connect(
  { token, ...query }: Credentials,
  host: string,
  extraHeaders?: Readonly<Record<string, string>>,
): ReturnType<ConnectSocket> {
  const { io } = await import('socket.io-client')
  return io(host, {
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    query,
    auth: token === undefined ? {} : { token },
    ...(extraHeaders && { extraHeaders }),
  })
}

/**
 * Connects by Socket.IO, websocket only. The token travels in the handshake's auth payload, not in the address
 * (an address ends up in logs); reconnection is left to `createLive`. The client is loaded on first use.
 */
export const socketIo: ConnectSocket = (credentials, host) => connect(credentials, host)

/**
 * Connects like `socketIo` and also sends the token and the domain type in headers, for an operator that reads them there
 * (SOCK-006, Q-136). Browsers send no headers of their own with a websocket; Node and native apps do.
 */
export const socketIoWithHeaders: ConnectSocket = (credentials, host) => {
  const { token, domainType } = credentials
  return connect(credentials, host, {
    ...(domainType !== undefined && { 'domain-type': domainType }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  })
}
