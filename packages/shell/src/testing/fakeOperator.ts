import {
  createSession,
  memoryTokenStore,
  type Live,
  type LiveStatus,
  type Login,
  type Operator,
} from '@kit/sdk'
import type { AnySocketEvent, PayloadOf, SiteConfiguration } from '@kit/sdk/contract'

export const configuration: SiteConfiguration = {
  date: '2026-01-01T00:00:00Z',
  maintenance: false,
  domain: { domainName: 'site.test', type: 'b2c', whitelabelId: '' },
  appConfigruation: { marqueeText: '', useSocket: true, isSocketBlocked: false },
}

export interface FakeOperatorOptions {
  login?: Login | null
  configure?: Operator['configure']
}

/** An operator that says what a test wants. */
export function fakeOperator({
  login = null,
  configure = async () => configuration,
}: FakeOperatorOptions = {}) {
  let status: LiveStatus = 'live'
  const heard = new Set<(status: LiveStatus) => void>()
  const calls: string[] = []
  const listeners = new Map<string, Set<(payload: never) => void>>()
  const live: Live = {
    getStatus: () => status,
    onStatus(listener) {
      heard.add(listener)
      return () => heard.delete(listener)
    },
    followEvent: () => () => {},
    followMarket: () => () => {},
    askForImage: () => {},
    send: () => false,
    hold: (isHeld) => setLive(isHeld ? 'off' : 'live'),
    on({ event }, listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
      return () => known.delete(listener)
    },
  }
  const operator: Operator = {
    client: {
      call: ({ name }) => {
        calls.push(name)
        return new Promise(() => {})
      },
      page: () => new Promise(() => {}),
      now: () => 0,
    },
    live,
    session: createSession(memoryTokenStore(login)),
    authenticate: () => new Promise(() => {}),
    configure,
    close: () => {},
  }
  const setLive = (next: LiveStatus) => {
    status = next
    for (const listener of heard) listener(next)
  }
  /** Says an event as the operator's socket does. */
  const tell = <E extends AnySocketEvent>({ event }: E, payload: PayloadOf<E>) =>
    listeners.get(event)?.forEach((listener) => listener(payload as never))
  return { operator, calls, setLive, tell }
}
