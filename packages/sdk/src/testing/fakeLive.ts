import { vi } from 'vitest'
import { createLive, type LiveSocket } from '../live/createLive.ts'
import type { Login } from '../session/login.ts'
import { createSession } from '../session/session.ts'
import { memoryTokenStore } from '../session/tokenStore.ts'

export class FakeSocket implements LiveSocket {
  readonly credentials: Record<string, string>
  readonly emitted: [string, unknown][] = []
  private listeners = new Map<string, ((payload: unknown) => void)[]>()
  isOpen = false
  constructor(credentials: Record<string, string>) {
    this.credentials = credentials
  }
  on(event: string, listener: (payload: unknown) => void) {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener])
  }
  /** The acknowledgement of each emit; undefined leaves it pending. */
  answer: unknown
  emit(event: string, payload: unknown, onAnswer?: (answer: unknown) => void) {
    this.emitted.push([event, payload])
    if (this.answer !== undefined) onAnswer?.(this.answer)
  }
  connect() {}
  disconnect() {
    this.isOpen = false
  }
  say(event: string, payload?: unknown) {
    for (const listener of this.listeners.get(event) ?? []) listener(payload)
  }
}

const player: Login = { token: 't', userType: 'user' }

/** Creates a connection on fake timers, with every socket it has opened. */
export function fakeLive({
  login = player,
  visitors = false,
}: { login?: Login | null; visitors?: boolean } = {}) {
  const sockets: FakeSocket[] = []
  const errors: string[] = []
  const session = createSession(memoryTokenStore(login))
  const page: { wake?: () => void } = {}
  const live = createLive({
    session,
    visitors,
    host: () => 'http://domain.test',
    handshake: () => ({ domainType: 'b2c', clientKey: 'key' }),
    reconnection: { delayMs: () => 1_000 },
    now: Date.now,
    onWake(listener) {
      page.wake = listener
      return () => delete page.wake
    },
    onError: (_error, where) => errors.push(where),
    connectSocket: async (credentials) => {
      const socket = new FakeSocket(credentials)
      sockets.push(socket)
      return socket
    },
  })
  return { live, sockets, errors, session, page }
}

/** Lets pending promises resolve under fake timers. */
export const settle = () => vi.advanceTimersByTimeAsync(0)
