import { readPayload, type AnySocketEvent } from '../contract/socket.ts'
import type { Live } from '../operator.ts'
import type { Session } from '../session/session.ts'
import { mayReceive } from './mayReceive.ts'

interface Subscription {
  declaration: AnySocketEvent
  /** Each listener with its `onMisfit`, which is called for an invalid payload. */
  listeners: Map<(payload: never) => void, (() => void) | undefined>
}

export interface PayloadListenersPorts {
  session: Session
  onEvent(event: string): void
  onRead(declaration: AnySocketEvent, payload: unknown): void
  onError(error: unknown, where: string): void
}

/** Listeners whose payloads are parsed by the contract. */
export function createPayloadListeners({ session, onEvent, onRead, onError }: PayloadListenersPorts) {
  const subscriptions = new Map<string, Subscription>()

  function pass({ declaration, listeners }: Subscription, payload: unknown): void {
    onRead(declaration, payload)
    for (const listener of listeners.keys()) listener(payload as never)
  }

  /**
   * Passes on the valid parts of a refused payload. They may be late: changes of markets carry
   * their sequence.
   */
  async function passFitting(entry: Subscription, payload: unknown): Promise<void> {
    const { fittingRows } = await import('../codec/compressedAnswer.ts')
    let read: unknown
    try {
      ;({ read } = fittingRows(entry.declaration.payload, payload))
    } catch {
      // The payload is unusable, and that has been reported.
      return
    }
    pass(entry, read)
  }

  const on: Live['on'] = (declaration, listener, onMisfit) => {
    let entry = subscriptions.get(declaration.event)
    if (!entry) {
      subscriptions.set(declaration.event, (entry = { declaration, listeners: new Map() }))
      onEvent(declaration.event)
    }
    const { listeners } = entry
    listeners.set(listener as (payload: never) => void, onMisfit)
    return () => listeners.delete(listener as (payload: never) => void)
  }

  return {
    on,
    events: () => subscriptions.keys(),
    receive(event: string, payload: unknown): void {
      const entry = subscriptions.get(event)
      if (!entry || !mayReceive(entry.declaration, session.get()?.userType)) return
      let read: unknown
      try {
        read = readPayload(entry.declaration, payload)
      } catch (error) {
        onError(error, `socket event ${event}`)
        for (const onMisfit of entry.listeners.values()) onMisfit?.()
        if (entry.declaration.rowsStandAlone) void passFitting(entry, payload)
        return
      }
      pass(entry, read)
    },
  }
}
