import { createSession, memoryTokenStore, type Login, type Operator } from '@kit/sdk'
import type { Balance, User } from '@kit/sdk/contract'
import type { LoginRequest, SiteServices } from '@kit/shell/feature'

export const player: User = {
  id: 'player-1',
  userType: 'user',
  userName: 'floodlight_fan',
  fullName: 'A Player',
  isDemo: false,
  mustChangePassword: false,
  hasSecondFactor: false,
  hasCockFight: false,
  createdBy: '',
  whiteLabelId: '',
  casinoLock: false,
  bonusLock: false,
  wagerBonusId: null,
  depositCount: 0,
  betDelaySeconds: 0,
  confirmBets: false,
  stakeCaps: { session: null, bookmaker: null, betfair: null },
  available: 10_000_000n,
  exposure: 0n,
  createdAt: '2026-01-01T00:00:00Z',
}

export interface FakeSiteOptions {
  login?: Login | null
  user?: User
  balance?: Balance
  authenticate?: Operator['authenticate']
  /** Answers calls other than those for profile and points, by the call's name. */
  answer?: (name: string) => Promise<unknown>
}

/** A site without shell, network or browser, for stories and tests. What was said and asked for is kept in `seen`. */
export function fakeSite({
  login = null,
  user = player,
  balance = { available: user.available, exposure: user.exposure },
  authenticate = async () => ({ user, token: 'token' }),
  answer = async () => null,
}: FakeSiteOptions = {}) {
  const seen = { toasts: [] as string[], paths: [] as string[], calls: [] as string[] }
  const answers: Record<string, unknown> = { getProfile: user, getPoints: balance }
  const listeners = new Set<() => void>()
  const live = new Map<string, Set<(payload: unknown) => void>>()
  let request: LoginRequest | null = null
  const setRequest = (next: LoginRequest | null) => {
    request = next
    for (const listener of listeners) listener()
  }
  const operator = {
    client: {
      call: ({ name }: { name: string }) => {
        seen.calls.push(name)
        return name in answers ? Promise.resolve(answers[name]) : answer(name)
      },
      page: () => Promise.reject(new Error('the fake site has no lists')),
      now: () => 0,
    },
    live: {
      getStatus: () => 'live',
      onStatus: () => () => {},
      followEvent: () => () => {},
      askForImage: () => {},
      on: ({ event }: { event: string }, listener: (payload: unknown) => void) => {
        const heard = live.get(event) ?? new Set()
        live.set(event, heard.add(listener))
        return () => heard.delete(listener)
      },
    },
    session: createSession(memoryTokenStore(login)),
    authenticate,
    configure: () => Promise.reject(new Error('the fake site has no configuration')),
    close: () => {},
  } as unknown as Operator
  const held = new Map<string, string>()
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
  const site: SiteServices = {
    operator,
    storage,
    tabStorage: storage,
    now: () => 0,
    monotonicNow: () => 0,
    randomUUID: () => '00000000-0000-4000-8000-000000000000',
    inTurn: (_name, work) => work(),
    userAgent: { text: 'Mozilla/5.0 (Linux; Android 14; K) Chrome/138.0.0.0 Mobile Safari/537.36' },
    loginRequest: {
      get: () => request,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    requestLogin: (next = {}) => setRequest(next),
    dismissLogin: () => setRequest(null),
    toast: (text) => void seen.toasts.push(text),
    notify: () => false,
    navigate: (path) => void seen.paths.push(path),
    prefetch: () => undefined,
    onError: () => {},
  }
  const emit = (event: string, payload?: unknown) => live.get(event)?.forEach((listener) => listener(payload))
  return { site, seen, emit }
}
