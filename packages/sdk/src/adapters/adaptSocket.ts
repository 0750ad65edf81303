import type { ConnectSocket } from '../live/createLive.ts'
import type { EventAdapter, OperatorAdapters } from './operatorAdapters.ts'

type OnError = (error: unknown, where: string) => void

/**
 * Makes sockets on which an operator's events have the contract's names and forms. What an adapter cannot read or write is
 * reported and dropped; an acknowledgement that it cannot read fails its question.
 */
export function adaptSocket(
  connect: ConnectSocket,
  { events = [], isTokenRefused }: OperatorAdapters,
  onError: OnError,
): ConnectSocket {
  const adapters = new Map<string, EventAdapter>(events)

  /** Returns undefined if the adapter throws. */
  function adapted(event: string, adapt: (value: never) => unknown, value: unknown): unknown {
    try {
      return adapt(value as never)
    } catch (error) {
      onError(error, `socket event ${event}`)
      return undefined
    }
  }

  return async (credentials, host) => {
    const socket = await connect(credentials, host)
    return {
      on(event, listener) {
        const { event: theirs = event, received } = adapters.get(event) ?? {}
        return socket.on(theirs, (payload) => {
          if (event === 'connect_error' && payload instanceof Error && isTokenRefused?.(payload))
            return listener(new Error('unauthorized'))
          if (!received) return listener(payload)
          const read = adapted(event, received, payload)
          if (read !== undefined) listener(read)
        })
      },
      emit(event, payload, onAnswer) {
        const { event: theirs = event, sent, acknowledged } = adapters.get(event) ?? {}
        const written = sent ? adapted(event, sent, payload) : payload
        if (sent && written === undefined) return
        if (typeof onAnswer !== 'function') return socket.emit(theirs, written)
        return socket.emit(theirs, written, (answer: unknown) =>
          onAnswer(acknowledged ? adapted(event, acknowledged, answer) : answer),
        )
      },
      connect: () => socket.connect(),
      disconnect: () => socket.disconnect(),
    }
  }
}
