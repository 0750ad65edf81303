import { MessagesProvider } from '@kit/ui'
import { createSession, memoryTokenStore, OperatorError, type Live, type LiveStatus } from '@kit/sdk'
import type { Bet, Market, Page, User, UserType } from '@kit/sdk/contract'
import type { KeyValueStorage, SiteServices } from '@kit/shell/feature'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { messages } from '../allMessages.ts'
import type { BettingOptions, BettingServices } from '../site/bettingContext.ts'
import { BettingProvider } from '../site/BettingProvider.tsx'
import { createBetting } from '../site/createBetting.ts'
import { market } from './market.ts'

export interface FakeSiteOptions {
  isLoggedIn?: boolean
  /** Of the login: players unless told. */
  userType?: UserType
  user?: Partial<User>
  markets?: Market[]
  /** Events worth a look, by their ids. */
  highlight?: string[]
  openBets?: Bet[]
  history?: Bet[]
  status?: LiveStatus
  /** Calls that never answer, or that fail. */
  pending?: string[]
  failing?: string[]
  nowMs?: number
  /** Hears every call, and may answer it in place of the memory; undefined leaves it to the memory. */
  onCall?: (name: string, request: unknown) => unknown
}

const user: User = {
  id: 'u1',
  userType: 'user',
  userName: 'player',
  fullName: '',
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
  createdAt: '',
}

export function pageOf<Row>(docs: Row[]): Page<Row> {
  return {
    docs,
    limit: 100,
    nextPage: false,
    nextPageNumber: 1,
    previousPage: false,
    previousPageNumber: 1,
    showingFrom: 1,
    showingTo: docs.length,
    totalDocs: docs.length,
    totalPages: 1,
  }
}

function memoryStorage(): KeyValueStorage {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }
}

const quietLive = (status: LiveStatus): Live => ({
  getStatus: () => status,
  onStatus: () => () => undefined,
  followEvent: () => () => undefined,
  followMarket: () => () => undefined,
  askForImage: () => undefined,
  send: () => false,
  hold: () => undefined,
  on: () => () => undefined,
})

/** A site whose operator answers from memory, for stories and tests. */
export function fakeSite(options: FakeSiteOptions = {}): SiteServices {
  const markets = options.markets ?? [market()]
  let player: User = { ...user, ...options.user }
  const answers: Record<string, (request: unknown) => unknown> = {
    getProfile: () => player,
    getPoints: () => ({ available: player.available, exposure: player.exposure }),
    getStakes: () => [],
    getMarketGroup: () => markets,
    getHome: () => {
      const summaries = markets.map((own) => ({
        eventType: own.eventType,
        competition: own.competition,
        event: own.event,
        isInPlay: own.isInPlay,
        marketIds: [own.id],
        mainMarket: own,
      }))
      return {
        ongoing: summaries.filter(({ isInPlay }) => isInPlay),
        upcoming: summaries.filter(({ isInPlay }) => !isInPlay),
        highlight: options.highlight ?? [],
        marketIds: [],
      }
    },
    listOpenBets: () => pageOf(options.openBets ?? []),
    listBetHistory: () => pageOf(options.history ?? []),
    saveConfirmBets: (request) => {
      player = { ...player, ...(request as Pick<User, 'confirmBets'>) }
    },
  }
  const answer = ({ name }: { name: string }, request?: unknown): Promise<never> => {
    const told = options.onCall?.(name, request)
    if (told !== undefined) return Promise.resolve(told as never)
    if (options.pending?.includes(name)) return new Promise(() => undefined)
    const found = answers[name]
    if (options.failing?.includes(name) || !found) {
      return Promise.reject(new OperatorError('unreachable', 'No connection'))
    }
    // The answer's type is the endpoint's; a fake of every endpoint cannot name it.
    return Promise.resolve(found(request) as never)
  }
  const login = (options.isLoggedIn ?? true) ? { token: 't', userType: options.userType ?? 'user' } : null
  return {
    operator: {
      client: { call: answer, page: answer, now: () => 0 },
      live: quietLive(options.status ?? 'live'),
      session: createSession(memoryTokenStore(login)),
      authenticate: () => Promise.reject(new OperatorError('unreachable', 'No connection')),
      configure: () => Promise.reject(new OperatorError('unreachable', 'No connection')),
      close: () => undefined,
    },
    tabStorage: memoryStorage(),
    storage: memoryStorage(),
    now: () => options.nowMs ?? Date.UTC(2026, 10, 21, 12),
    monotonicNow: () => performance.now(),
    randomUUID: () => '00000000-0000-4000-8000-000000000001',
    inTurn: (_name, work) => work(),
    userAgent: { text: 'Mozilla/5.0 (Linux; Android 14; K) Chrome/138.0.0.0 Mobile Safari/537.36' },
    loginRequest: { get: () => null, subscribe: () => () => undefined },
    requestLogin: () => undefined,
    dismissLogin: () => undefined,
    notify: () => false,
    toast: () => undefined,
    navigate: () => undefined,
    prefetch: () => undefined,
    onError: () => undefined,
  }
}

export interface FakeBettingProps extends FakeSiteOptions {
  /** What the site decided of betting. */
  betting?: BettingOptions
  /** Brings the services into the state of the story, before the first paint. */
  prepare?: (services: BettingServices) => void
  children: ReactNode
}

/** Draws children inside betting's provider, on a fake site whose markets are in the store. */
export function FakeBetting({ prepare, betting, children, ...options }: FakeBettingProps) {
  const [{ services, queries }] = useState(() => {
    const services = createBetting(fakeSite(options), betting)
    for (const own of options.markets ?? [market()]) services.prices.seed(own)
    services.prices.setStatus('live')
    prepare?.(services)
    return {
      services,
      queries: new QueryClient({
        defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
      }),
    }
  })
  return (
    <QueryClientProvider client={queries}>
      <MessagesProvider locale="en" messages={messages}>
        <BettingProvider services={services}>{children}</BettingProvider>
      </MessagesProvider>
    </QueryClientProvider>
  )
}
