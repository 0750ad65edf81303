import type { AnySocketEvent, PayloadOf } from '@kit/sdk/contract'
import type { Socket } from 'socket.io'
import * as z from 'zod/mini'

const eventsPerSecond = 20

type Ack = (answer: Record<string, unknown>) => void

const ackOf = (values: readonly unknown[]): Ack => {
  const last = values.at(-1)
  return typeof last === 'function' ? (last as Ack) : () => {}
}

/** Twenty events a second per socket. */
export function createSocketPace(clock: () => number): () => boolean {
  let second = 0
  let seen = 0
  return () => {
    const current = Math.floor(clock() / 1000)
    if (current !== second) [second, seen] = [current, 0]
    seen += 1
    return seen <= eventsPerSecond
  }
}

/**
 * Handles a contract event from one client. A payload that its schema refuses is answered `malformed`. The
 * handler's return value is the acknowledgement.
 */
export function onClientEvent<E extends AnySocketEvent>(
  socket: Socket,
  event: E,
  isInPace: () => boolean,
  handle: (payload: PayloadOf<E>) => Record<string, unknown>,
): void {
  socket.on(event.event, (...values: unknown[]) => {
    const ack = ackOf(values)
    if (!isInPace()) return ack({ error: { code: 'too-many-events', message: 'Too many events, slow down' } })
    const sent = typeof values[0] === 'function' ? undefined : values[0]
    const read = z.safeDecode(event.payload, sent)
    if (!read.success)
      return ack({ error: { code: 'malformed', message: `${event.event} does not have this form` } })
    return ack(handle(read.data as PayloadOf<E>))
  })
}
