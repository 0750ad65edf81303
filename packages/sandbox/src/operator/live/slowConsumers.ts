import type { Server, Socket } from 'socket.io'

const mostWaitingBytes = 1024 * 1024

interface WebSocketLike {
  bufferedAmount: number
  terminate(): void
}

function webSocketOf({ conn }: Socket): WebSocketLike | undefined {
  const transport: unknown = conn.transport
  return typeof transport === 'object' && transport !== null && 'socket' in transport
    ? (transport.socket as WebSocketLike)
    : undefined
}

interface Waiting {
  data?: { length: number }
}

/** Returns the number of bytes that the client has not read: in the kernel's buffer and queued after it. */
function waitingBytes(socket: Socket): number {
  const { writeBuffer } = socket.conn as unknown as { writeBuffer: readonly Waiting[] }
  const behind = writeBuffer.reduce((sum, { data }) => sum + (data?.length ?? 0), 0)
  return (webSocketOf(socket)?.bufferedAmount ?? 0) + behind
}

/**
 * Disconnects clients that do not read. Single messages cannot be dropped, because they must arrive in order,
 * and their memory is shared. The client reconnects and gets new images.
 */
export function dropSlowConsumers(io: Server): void {
  for (const socket of io.of('/').sockets.values()) {
    if (waitingBytes(socket) <= mostWaitingBytes) continue
    // A close frame would queue behind the unread data.
    const webSocket = webSocketOf(socket)
    socket.conn.close(true)
    webSocket?.terminate()
  }
}
