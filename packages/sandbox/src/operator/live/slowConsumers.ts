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

/** Bytes the client has not read: in the kernel's buffer and queued behind it. */
function waitingBytes(socket: Socket): number {
  const { writeBuffer } = socket.conn as unknown as { writeBuffer: readonly Waiting[] }
  const behind = writeBuffer.reduce((sum, { data }) => sum + (data?.length ?? 0), 0)
  return (webSocketOf(socket)?.bufferedAmount ?? 0) + behind
}

/**
 * Disconnects clients that do not read. Messages cannot be dropped singly, since they come in order or not at all, and
 * their memory is shared. The client reconnects and gets fresh images.
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
