'use client'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** Parses a frame's message, e.g. a zod schema. */
export interface MessageSchema<Message> {
  safeParse(
    data: unknown,
  ): { success: true; data: Message } | { success: false; data?: undefined; error?: unknown }
}

/** Further messages in the same second are ignored. */
export const MESSAGES_PER_SECOND = 20

interface Options<Message> {
  frame: RefObject<HTMLIFrameElement | null>
  origin: string | null
  schema: MessageSchema<Message> | undefined
  onMessage: ((message: Message) => void) | undefined
}

/** Listens to one frame: exact origin, exact window, a message that its schema accepts, and a limited rate. */
export function useFrameMessages<Message>({ frame, origin, schema, onMessage }: Options<Message>): void {
  const latest = useRef({ schema, onMessage })
  useLayoutEffect(() => {
    latest.current = { schema, onMessage }
  })
  useEffect(() => {
    if (origin === null) return
    let second = 0
    let received = 0
    const receive = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const now = Math.floor(event.timeStamp / 1000)
      received = now === second ? received + 1 : 1
      second = now
      if (received > MESSAGES_PER_SECOND) return
      const parsed = latest.current.schema?.safeParse(event.data)
      if (parsed?.success) latest.current.onMessage?.(parsed.data)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [frame, origin])
}
