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

/** What a client has not taken yet: given to the kernel in vain, and waiting behind that. */
function waitingBytes(socket: Socket): number {
  const { writeBuffer } = socket.conn as unknown as { writeBuffer: readonly Waiting[] }
  const behind = writeBuffer.reduce((sum, { data }) => sum + (data?.length ?? 0), 0)
  return (webSocketOf(socket)?.bufferedAmount ?? 0) + behind
}

/**
 * Cuts off clients that do not read: messages come in order or not at all, so they cannot be dropped one by one, and
 * the memory is everybody's. Such a client connects again and gets fresh images.
 */
export function dropSlowConsumers(io: Server): void {
  for (const socket of io.of('/').sockets.values()) {
    if (waitingBytes(socket) <= mostWaitingBytes) continue
    // A polite goodbye would wait behind everything the client does not read.
    const webSocket = webSocketOf(socket)
    socket.conn.close(true)
    webSocket?.terminate()
  }
}
