import { OperatorError, type Login } from '@kit/sdk'
import type { Balance, User } from '@kit/sdk/contract'
import { createFlags, type FlagOverrides } from '@kit/sdk/flags'
import type { IntentName, SiteServices } from '../feature.ts'
import { fakeOperator, type FakeOperatorOptions } from './fakeOperator.ts'
import { memoryStorage } from './memoryStorage.ts'

export const player: User = {
  id: 'player-1',
  userType: 'user',
  userName: 'floodlight_fan',
  fullName: 'A Player',
  email: '',
  whiteLabelType: 'b2c',
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
  balances: {},
  counters: {},
  createdAt: '2026-01-01T00:00:00Z',
}

export interface FakeSiteOptions extends Pick<FakeOperatorOptions, 'status' | 'authenticate'> {
  login?: Login | null
  user?: Partial<User>
  balance?: Balance
  /** Answers by call name; any other call fails as if the operator were unreachable. */
  answers?: Readonly<Record<string, (request: unknown) => unknown>>
  /**
   * Called on every call, with its login; may answer before `answers`. Undefined falls through to
   * `answers`.
   */
  onCall?: (name: string, request: unknown, login?: Login | null) => unknown
  /** Names of calls that stay pending, and of calls that fail. */
  pending?: readonly string[]
  failing?: readonly string[]
  nowMs?: number | (() => number)
  /** The flags of the site's file. */
  flags?: FlagOverrides
  /** Intents that a feature of the site handles; `seen` records every request either way. */
  intents?: readonly IntentName[]
  /** Default: always online. */
  isOnline?: SiteServices['isOnline']
  /** Paths that a feature of the site has pages at. */
  pages?: readonly string[]
}

const always = { getState: () => true, subscribe: () => () => undefined }
const never = { getState: () => false, subscribe: () => () => undefined }

const unreachable = () => Promise.reject(new OperatorError('unreachable', 'No connection'))

/** A site without shell, network or browser, for stories and tests. `seen` records what was shown and requested. */
export function fakeSite(options: FakeSiteOptions = {}) {
  const seen = { toasts: [] as string[], paths: [] as string[], intents: [] as [IntentName, unknown][] }
  const user: User = { ...player, ...options.user }
  const { available, exposure } = user
  const answers: FakeSiteOptions['answers'] = {
    getProfile: () => user,
    getPoints: () => options.balance ?? { available, exposure },
    ...options.answers,
  }
  const { operator, calls, setLive, emit } = fakeOperator({
    login: options.login ?? null,
    authenticate: options.authenticate ?? (async () => ({ user, token: 'token' })),
    configure: unreachable,
    ...(options.status && { status: options.status }),
    async answer(name, request, login) {
      const own = options.onCall?.(name, request, login)
      if (own !== undefined) return own
      if (options.pending?.includes(name)) return new Promise(() => undefined)
      const answer = options.failing?.includes(name) ? undefined : answers[name]
      return answer ? answer(request) : unreachable()
    },
  })
  const site: SiteServices = {
    name: 'Testbrand',
    version: 'test',
    page: () => '/',
    operator,
    flags: createFlags(options.flags),
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    now: () =>
      typeof options.nowMs === 'function' ? options.nowMs() : (options.nowMs ?? Date.UTC(2026, 10, 21, 12)),
    monotonicNow: () => performance.now(),
    randomUUID: () => '00000000-0000-4000-8000-000000000001',
    inTurn: (_name, work) => work(),
    isOnline: options.isOnline ?? always,
    userAgent: { text: 'Mozilla/5.0 (Linux; Android 14; K) Chrome/138.0.0.0 Mobile Safari/537.36' },
    request(intent, data, otherwise) {
      seen.intents.push([intent, data])
      const isAnswered = options.intents?.includes(intent) ?? false
      if (!isAnswered) otherwise?.()
      return isAnswered
    },
    canRequest: (intent) => options.intents?.includes(intent) ?? false,
    hasPage: (path) => options.pages?.includes(path) ?? false,
    contributed: () => [],
    partOf: (_name, Original) => Original,
    isAsking: never,
    isBusy: never,
    isCovered: never,
    toast: (text) => void seen.toasts.push(text),
    notify: () => false,
    navigate: (path) => void seen.paths.push(path),
    prefetch: () => undefined,
    onError: () => undefined,
  }
  return { site, seen, calls, setLive, emit }
}
