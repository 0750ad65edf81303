import {
  createSession,
  memoryTokenStore,
  type CallOptions,
  type Live,
  type LiveStatus,
  type Login,
  type Operator,
} from '@kit/sdk'
import {
  unknownLocation,
  type AnySocketEvent,
  type PayloadOf,
  type SiteConfiguration,
} from '@kit/sdk/contract'

export const configuration: SiteConfiguration = {
  date: '2026-01-01T00:00:00Z',
  maintenance: false,
  domain: { domainName: 'site.test', type: 'b2c', whitelabelId: '' },
  globalAppConfiguration: {},
  appConfigruation: {},
  hotEvent: [],
  tournament: [],
}

const never = () => new Promise<never>(() => {})

export interface FakeOperatorOptions {
  login?: Login | null
  status?: LiveStatus
  /** Default: none. */
  whiteLabelId?: string
  configure?: Operator['configure']
  authenticate?: Operator['authenticate']
  /** Answers a call by its name and the login that makes it. Default: calls stay pending. */
  answer?: (name: string, request: unknown, login?: Login | null) => Promise<unknown>
}

/** An operator that a test drives. */
export function fakeOperator({
  login = null,
  status: firstStatus = 'live',
  whiteLabelId = '',
  configure = async () => configuration,
  authenticate = never,
  answer = never,
}: FakeOperatorOptions = {}) {
  let status: LiveStatus = firstStatus
  const statusListeners = new Set<(status: LiveStatus) => void>()
  const calls: string[] = []
  const listeners = new Map<string, Set<(payload: never) => void>>()
  const live: Live = {
    getStatus: () => status,
    onStatus(listener) {
      statusListeners.add(listener)
      return () => statusListeners.delete(listener)
    },
    followEvent: () => () => {},
    followMarket: () => () => {},
    requestImage: () => {},
    send: () => false,
    hold: (isHeld) => setLive(isHeld ? 'off' : 'live'),
    on({ event }, listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
      return () => known.delete(listener)
    },
  }
  const session = createSession(memoryTokenStore(login))
  // The answer's type is the endpoint's; a fake of every endpoint cannot name it.
  const call = ({ name }: { name: string }, request?: unknown, options: CallOptions = {}) => {
    calls.push(name)
    return answer(name, request, options.login ?? session.get()) as Promise<never>
  }
  const operator: Operator = {
    client: { call, page: call, now: () => 0 },
    live,
    session,
    authenticate,
    configure,
    domainName: 'site.test',
    // Supports every capability, like the sandbox.
    announces: () => true,
    whiteLabelId: () => whiteLabelId,
    location: () => undefined,
    locate: async () => unknownLocation,
    close: () => {},
  }
  const setLive = (next: LiveStatus) => {
    status = next
    for (const listener of statusListeners) listener(next)
  }
  const emit = <E extends AnySocketEvent>({ event }: E, payload: PayloadOf<E>) =>
    listeners.get(event)?.forEach((listener) => listener(payload as never))
  return { operator, calls, setLive, emit }
}
