import {
  placeBet,
  type AnyEndpoint,
  type MarketType,
  type RequestOf,
  type ResponseOf,
} from '@kit/sdk/contract'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FeedControl, FeedMoment, ReplayedEvent } from '../feed/feed.ts'
import { findAccountByName } from '../operator/accounts/accountStore.ts'
import { createHandoffs } from '../operator/accounts/handoff/handoffs.ts'
import type { SeededAccount } from '../operator/accounts/seed.ts'
import type { Sessions } from '../operator/accounts/sessions.ts'
import type { Database } from '../operator/database/schema.ts'
import type { Fault } from '../operator/faults/faultCalls.ts'
import type { FeedHost } from '../operator/feed-host/feedHost.ts'
import type { Login, Route } from '../operator/http/route.ts'
import { addAccount } from '../operator/payments/payment-accounts/changeAccounts.ts'
import type { MarketBooks } from '../operator/markets/marketBooks.ts'
import { statusOf, type MarketState } from '../operator/markets/marketState.ts'
import { SceneUnavailable } from './sceneUnavailable.ts'

export interface StageServices {
  database: Database
  books: Pick<MarketBooks, 'all' | 'get'>
  feedHost: Pick<FeedHost, 'feedHere' | 'controlledBooks'>
  sessions: Pick<Sessions, 'open' | 'find' | 'end'>
  accounts: readonly SeededAccount[]
  /** The operator's calls, which scenes make like a page. */
  routes: readonly Route[]
  /** Adds faults. Returns a function that removes them. */
  addFaults(faults: readonly Fault[]): () => void
  clock(): number
  delayScale: number
  stopping: AbortSignal
  onError(error: unknown, what: string): void
}

/** An event that the feed replays, with its open markets. */
export interface StagedEvent extends ReplayedEvent {
  markets: readonly Readonly<MarketState>[]
  moments: readonly FeedMoment[]
}

type Wanted = 'player' | 'administrator'

/** Longest wait for a market after its event was moved, in ms. */
const settleMs = 3000

/** A bet is tried this often, with this time in ms between a refusal and the next attempt. */
const mostAttempts = 4
const betweenAttemptsMs = 4000

const callFrom = {
  ip: '127.0.0.1',
  network: '127.0.0.1',
  isSecure: false,
  device: undefined,
  wantsCookie: false,
  isInCookie: false,
  userAgent: 'A scene of the sandbox',
}

export const isActive = (market: Readonly<MarketState>): boolean => statusOf(market) === 'active'
export const pageOf = ({ feed: { eventType, event } }: Readonly<MarketState>): string =>
  `/events/${encodeURIComponent(eventType.id)}/${encodeURIComponent(event.id)}`

/** Returns the actions of a scene on the site of this host. */
export function createStage(services: StageServices, host: string) {
  const { database, books, feedHost, sessions, accounts, routes, delayScale, stopping, onError } = services
  const logins = new Map<Wanted, Promise<Login>>()

  const seeded = (wanted: Wanted): SeededAccount => {
    const type = wanted === 'player' ? 'user' : wanted
    const found = accounts.find(({ userType }) => userType === type)
    if (!found)
      throw new SceneUnavailable(`The ${wanted} of the first start is unknown: accounts.json is missing.`)
    return found
  }

  async function logIn(wanted: Wanted): Promise<Login> {
    const account = await findAccountByName(database, seeded(wanted).userName)
    const token = account && (await sessions.open(account, { host, owesSecondFactor: false }))
    const login = token === undefined ? undefined : await sessions.find(token)
    if (!login) throw new SceneUnavailable(`The ${wanted} of the first start cannot log in.`)
    return login
  }

  function loginOf(wanted: Wanted): Promise<Login> {
    const login = logins.get(wanted) ?? logIn(wanted)
    logins.set(wanted, login)
    return login
  }

  async function call<E extends AnyEndpoint>(wanted: Wanted, endpoint: E, request: RequestOf<E>) {
    const route = routes.find((one) => one.endpoint === endpoint)
    if (!route) throw new Error(`The operator has no call ${endpoint.name}.`)
    const answer = await route.handle(request, { ...callFrom, host, login: await loginOf(wanted) })
    if ('status' in answer) {
      if (answer.status >= 400) throw new SceneUnavailable(String(answer.body['message']))
      return answer.body['docs'] as ResponseOf<E>
    }
    return answer.docs as ResponseOf<E>
  }

  function control(): FeedControl {
    const found = feedHost.feedHere()?.control
    if (!found) throw new SceneUnavailable('The feed of this operator cannot be moved from here.')
    return found
  }

  async function backOnce(marketId: string, stake: bigint): Promise<void> {
    const market = books.get(marketId)
    const odds = (id: string) => market?.runners.get(id)?.back[0]?.odds ?? Infinity
    const [favourite] = market?.feed.runners.toSorted((one, other) => odds(one.id) - odds(other.id)) ?? []
    if (!market || !favourite || odds(favourite.id) === Infinity)
      throw new SceneUnavailable('This market has no prices at the moment.')
    await call('player', placeBet, {
      key: randomUUID(),
      marketId,
      eventId: market.feed.event.id,
      runnerId: favourite.id,
      runnerName: favourite.name,
      side: 'back',
      odds: odds(favourite.id),
      run: 0,
      marketType: market.feed.type,
      matchDate: market.feed.openDate,
      stake,
      isCashout: false,
      pricePolicy: 'any',
      browser: { name: 'Scene', os: 'Sandbox', version: '1', mobile: false },
      country: { continent: '', city: '', country: '', countryFlag: '', region: '' },
    })
  }

  const openMarkets = (type?: MarketType): MarketState[] =>
    books
      .all()
      .filter(
        ({ feed, status, closedAtMs, isAwaitingResult }) =>
          (type === undefined || feed.type === type) &&
          status !== 'closed' &&
          closedAtMs === undefined &&
          !isAwaitingResult,
      )

  const later = (seconds: number, work: () => unknown): void => {
    const run = async () => {
      await wait(seconds * 1000 * delayScale, undefined, { signal: stopping, ref: false })
      await work()
    }
    run().catch((error: unknown) => {
      if (!stopping.aborted) onError(error, 'A scene of the sandbox')
    })
  }

  return {
    /** Makes a call of the contract as the seeded player or administrator. */
    call,
    player: () => seeded('player').userName,
    transactionCode(): string {
      const { transactionCode } = seeded('administrator')
      if (!transactionCode)
        throw new SceneUnavailable('The transaction code of the administrator is unknown.')
      return transactionCode
    },
    /** Markets that are not closed, of this type. Default: of all types. */
    openMarkets,

    /** Returns the replayed events that have open markets, or an empty list if the feed is no replay. */
    events(): StagedEvent[] {
      const feed = feedHost.feedHere()?.control
      const open = new Map(openMarkets().map((market) => [market.feed.id, market]))
      return (feed?.state().events ?? [])
        .map((event) => {
          const { marketIds, moments } = feed!.contents(event.id)
          return { ...event, moments, markets: marketIds.flatMap((id) => open.get(id) ?? []) }
        })
        .filter(({ markets }) => markets.length > 0)
    },
    /** Moves an event of the replay. */
    seek: (id: string, positionMs: number): void => void control().seek(id, Math.max(0, positionMs)),
    hold: (marketId: string, isHeld: boolean): void => feedHost.controlledBooks.hold(marketId, isHeld),
    addFaults: services.addFaults,

    /** Adds a payout account of the player. Returns its id. */
    async addPayoutAccount(): Promise<string> {
      const { account } = await loginOf('player')
      const fresh = {
        paymentMethodTypeId: 'payout-upi',
        name: account.fullName,
        accountDetails: [{ label: 'UPI id', value: 'player@upi' }],
      }
      return (await addAccount(database, account, fresh, new Date(services.clock()))).id
    },

    /** Does something after this many seconds, unless the operator stops. */
    later,

    /** Returns the first value that `find` returns, or undefined if it returns none within three seconds. */
    async soon<Value>(find: () => Value | undefined): Promise<Value | undefined> {
      for (let waitedMs = 0; ; waitedMs += 50) {
        const found = find()
        if (found !== undefined || waitedMs >= settleMs) return found
        await wait(50, undefined, { signal: stopping })
      }
    },

    /**
     * Backs the favourite of a market for the player, at any price. Tries again after a refusal, which a suspension
     * causes. Resolves after the bet delay.
     */
    async back({ feed: { id } }: Readonly<MarketState>, stake: bigint): Promise<void> {
      for (let attempt = 1; ; attempt += 1)
        try {
          return await backOnce(id, stake)
        } catch (error) {
          if (attempt === mostAttempts) throw error
          await wait(betweenAttemptsMs * delayScale, undefined, { signal: stopping })
        }
    },

    /** Returns a one-time code that logs the player in at this origin. */
    async handOff(origin: string): Promise<string> {
      return createHandoffs(database, services.clock).begin(await loginOf('player'), origin)
    },
  }
}

export type Stage = ReturnType<typeof createStage>
