import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/query-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as contract from '../contract/index.ts'
import type { AnyEndpoint, AnySocketEvent } from '../contract/index.ts'
import type { LiveStatus, Operator, OperatorClient } from '../operator.ts'
import { tournamentsQuery } from './configurationQuery.ts'
import { changeEvents, followChanges } from './followChanges.ts'
import { depositsQuery, withdrawalsQuery } from './paymentRequests.ts'
import { homeQuery, pointsQuery, profileQuery } from './queries.ts'
import { openBetsQuery } from './openBets.ts'
import { searchQuery } from './search.ts'
import {
  invalidate,
  mutationOf,
  pageQueryOf,
  publicFamilies,
  queryKeyOf,
  queryOf,
  shownPage,
} from './queryOf.ts'
import { freshMs, rereadMs, rereadPauseMs } from './refreshTimes.ts'

const has = (value: unknown, ...names: string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value)
const declarations: unknown[] = Object.values(contract)
const endpoints = declarations.filter((value): value is AnyEndpoint => has(value, 'method', 'encoding'))
const events = declarations.filter((value): value is AnySocketEvent => has(value, 'event', 'payload'))

function fakeClient(answer: (name: string) => Promise<unknown> = async () => ({ docs: [] })) {
  const asked: string[] = []
  const call = ({ name }: { name: string }) => {
    asked.push(name)
    return answer(name)
  }
  return { asked, client: { call, page: call, now: () => 0 } as unknown as OperatorClient }
}

function fakeLive() {
  const received = new Map<string, (payload: never) => void>()
  let status: LiveStatus = 'live'
  let statusListener: (next: LiveStatus) => void = () => {}
  const live = {
    getStatus: () => status,
    onStatus(listener: (next: LiveStatus) => void) {
      statusListener = listener
      return () => {}
    },
    on(event: AnySocketEvent, listener: (payload: never) => void) {
      received.set(event.event, listener)
      return () => received.delete(event.event)
    },
  }
  const setStatus = (next: LiveStatus) => statusListener((status = next))
  return { live, received, setStatus, say: (event: string) => received.get(event)?.({} as never) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The specification changes state by a GET here. */
const changesByGet = new Set(['refreshEveryPage', 'createCockFight', 'logOutOfCockFight', 'launchCasinoGame'])

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('the query of a call', () => {
  it('is under its family and name, with its parameters', () => {
    expect(queryKeyOf(contract.listOpenBets, { page: 2, limit: 25 })).toEqual([
      'openBets',
      'listOpenBets',
      { page: 2, limit: 25 },
    ])
    const { client } = fakeClient()
    expect(pageQueryOf(client, contract.listOpenBets, { page: 2, limit: 25 }).queryKey).toEqual(
      queryKeyOf(contract.listOpenBets, { page: 2, limit: 25 }),
    )
  })

  it('is there for every call that reads, and every other says what it makes stale', () => {
    const families = new Set(endpoints.map(({ family }) => family))
    expect(endpoints.length).toBeGreaterThan(60)
    for (const { name, method, family, changes } of endpoints) {
      expect([name, family !== undefined || method !== 'GET' || changesByGet.has(name)]).toEqual([name, true])
      expect([name, family !== undefined && changes.length > 0]).toEqual([name, false])
      // A family without queries cannot be invalidated; notifications come with the configuration.
      const unread = changes.filter((changed) => !families.has(changed) && changed !== 'notifications')
      expect([name, unread]).toEqual([name, []])
    }
  })

  it('CONF-020 CONF-021 CONF-022 answers stay fresh for the refresh times of the specification', () => {
    expect(freshMs).toMatchObject({
      configuration: 60_000,
      profile: 60_000,
      home: 30_000,
      casinoGames: 120_000,
    })
    expect(rereadMs).toMatchObject({ configuration: 60_000, home: 30_000 })
  })

  it('CONF-023 tournaments come with the configuration, and are read again every 120 s', async () => {
    const tournament = [{ id: '4', name: 'Cricket', competitions: [{ id: 'c1', name: 'Ashes' }] }]
    const configure = vi.fn(async () => ({ tournament }))
    const query = tournamentsQuery({ configure } as unknown as Operator)
    const queries = new QueryClient()
    expect(query.refetchInterval).toBe(120_000)
    expect(await queries.fetchQuery(query)).toEqual(tournament)
    await vi.advanceTimersByTimeAsync(119_999)
    await queries.fetchQuery(query)
    expect(configure).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    await queries.fetchQuery(query)
    expect(configure).toHaveBeenCalledTimes(2)
  })

  it('CONF-025 the profile is kept with the time of its answer, and read again when it is 60 s old', async () => {
    const queries = new QueryClient()
    const { client, asked } = fakeClient(async () => ({ id: 'u1' }))
    await queries.fetchQuery(profileQuery(client))
    const { dataUpdatedAt } = queries.getQueryState(profileQuery(client).queryKey) ?? {}
    expect(dataUpdatedAt).toBe(Date.now())
    await vi.advanceTimersByTimeAsync(59_999)
    await queries.fetchQuery(profileQuery(client))
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await queries.fetchQuery(profileQuery(client))
    expect(asked).toHaveLength(2)
  })

  it('CONF-020 CONF-021 CONF-022 queries are read again at those times', () => {
    const { client } = fakeClient()
    expect(profileQuery(client).staleTime).toBe(60_000)
    expect(homeQuery(client)).toMatchObject({ staleTime: 30_000, refetchInterval: 30_000 })
    expect(queryOf(client, contract.listHighlights, {}).staleTime).toBe(30_000)
    expect(
      pageQueryOf(client, contract.listDeposits, { page: 1, limit: 5, search: '' } as never).staleTime,
    ).toBe(0)
  })

  it('CAS-002 CAS-003 serves the games from the cache for 120 s, and fetches and keeps them after that', async () => {
    const queries = new QueryClient()
    const { client, asked } = fakeClient(async () => [`games ${asked.length}`])
    const games = () => queries.fetchQuery(queryOf(client, contract.listCasinoGames, {} as never))
    expect([await games(), asked]).toEqual([['games 1'], ['listCasinoGames']])
    await vi.advanceTimersByTimeAsync(119_999)
    expect([await games(), asked.length]).toEqual([['games 1'], 1])
    await vi.advanceTimersByTimeAsync(1)
    expect([await games(), asked.length]).toEqual([['games 2'], 2])
    expect([await games(), asked.length]).toEqual([['games 2'], 2])
  })

  it('WDR-020 requests five deposits or withdrawals a page, of all states', () => {
    const { client } = fakeClient()
    for (const [query, name] of [
      [withdrawalsQuery, 'listWithdrawals'],
      [depositsQuery, 'listDeposits'],
    ] as const)
      expect(query(client, 2).queryKey.slice(1)).toEqual([name, { page: 2, limit: 5, search: '' }])
  })

  it('CALL-047 finds nothing, and fails nowhere, when the search failed', async () => {
    const queries = new QueryClient()
    const failing = fakeClient(() => Promise.reject(new Error('no')))
    expect(await queries.fetchQuery(searchQuery(failing.client, 'reds'))).toEqual([])
    const { client } = fakeClient(async () => [{ name: 'Cricket', events: [] }])
    expect(await queries.fetchQuery(searchQuery(client, 'blues'))).toEqual([{ name: 'Cricket', events: [] }])
  })

  it('AUTH-043 belongs to everybody only where no call of its family asks who is there', () => {
    const asksWho = ({ auth, family }: AnyEndpoint) =>
      family !== undefined && publicFamilies.includes(family) && auth !== 'none'
    expect(endpoints.filter(asksWho)).toEqual([])
  })

  it('is shared by all who ask the same, and read once', async () => {
    const queries = new QueryClient()
    const { client, asked } = fakeClient()
    const stops = [1, 2].map(() => new QueryObserver(queries, profileQuery(client)).subscribe(() => {}))
    await settle()
    expect(asked).toEqual(['getProfile'])
    stops.forEach((stop) => stop())
  })
})

describe('the page that a list shows', () => {
  it('ERR-010 CALL-096 is empty, and the only one, when it could not be loaded', () => {
    expect(shownPage({ data: undefined, isError: true })).toMatchObject({
      docs: [],
      totalDocs: 0,
      totalPages: 1,
      nextPage: false,
      previousPage: false,
    })
    expect(shownPage({ data: undefined, isError: false })).toBeUndefined()
  })
})

describe('the mutation of a call', () => {
  it.each([
    ['succeeds', async () => ({})],
    ['is refused', () => Promise.reject(new Error('no'))],
  ])('makes the families that the call changes stale when it %s, and no others', async (_how, answer) => {
    const queries = new QueryClient()
    const { client } = fakeClient(answer)
    for (const key of ['openBets', 'points', 'profile']) queries.setQueryData([key, 'x', {}], {})
    await new MutationObserver(queries, mutationOf(client, contract.placeBet))
      .mutate({} as never)
      .catch(() => {})
    const isStale = (family: string) => queries.getQueryState([family, 'x', {}])?.isInvalidated
    expect([isStale('openBets'), isStale('points'), isStale('profile')]).toEqual([true, true, false])
  })
})

describe('the list of withdrawals on the screen', () => {
  it('WDR-018 is fetched again after a request was taken back', async () => {
    const queries = new QueryClient()
    const { client, asked } = fakeClient()
    const stop = new QueryObserver(queries, withdrawalsQuery(client)).subscribe(() => {})
    await settle()
    expect(asked).toEqual(['listWithdrawals'])
    await new MutationObserver(queries, mutationOf(client, contract.cancelWithdrawal)).mutate({
      withdrawId: 'w',
    })
    await settle()
    expect(asked).toEqual(['listWithdrawals', 'cancelWithdrawal', 'listWithdrawals'])
    stop()
  })
})

describe('what the operator says', () => {
  function shown() {
    const queries = new QueryClient()
    const { client, asked } = fakeClient()
    const { live, received, say, setStatus } = fakeLive()
    new QueryObserver(queries, { ...pointsQuery(client), refetchInterval: false }).subscribe(() => {})
    new QueryObserver(queries, { ...homeQuery(client), refetchInterval: false }).subscribe(() => {})
    const stop = followChanges(live, queries)
    const times = (name: string) => asked.filter((one) => one === name).length
    return { queries, say, setStatus, received, stop, times }
  }

  it('is followed for every event that makes answers stale', () => {
    const names = (list: readonly AnySocketEvent[]) => list.map(({ event }) => event).toSorted()
    expect(names(changeEvents)).toEqual(names(events.filter(({ changes }) => changes !== undefined)))
    const { received, stop } = shown()
    expect(received.size).toBe(changeEvents.length)
    stop()
    expect(received.size).toBe(0)
  })

  it('AUTH-068 AUTH-069 SOCK-019 reads the points again at most once per 2 s, and loses no last word', async () => {
    const { say, times, stop } = shown()
    await settle()
    expect(times('getPoints')).toBe(1)
    for (let turn = 0; turn < 50; turn += 1) {
      say('getPtsUpdates')
      await vi.advanceTimersByTimeAsync(100)
    }
    // After the first read, five seconds of events cause reads at 2 and 4 s, and one at 6 s for the last event.
    expect(times('getPoints')).toBe(1 + 2)
    await vi.advanceTimersByTimeAsync(rereadPauseMs)
    expect(times('getPoints')).toBe(1 + 3)
    await vi.advanceTimersByTimeAsync(10 * rereadPauseMs)
    expect(times('getPoints')).toBe(1 + 3)
    stop()
  })

  it('AUTH-069 reads the points at most once per 2 s, however often refused bets and the window ask', async () => {
    const { queries, times, stop } = shown()
    await settle()
    for (let turn = 0; turn < 8; turn += 1) {
      invalidate(queries, ['points', 'openBets'])
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(times('getPoints')).toBe(1)
    await vi.advanceTimersByTimeAsync(rereadPauseMs)
    expect(times('getPoints')).toBe(2)
    await vi.advanceTimersByTimeAsync(10 * rereadPauseMs)
    expect(times('getPoints')).toBe(2)
    stop()
  })

  it('SOCK-036 reads the home document again 3 s after its cache changed, once for all changes until then', async () => {
    const { say, times } = shown()
    await settle()
    say('getHomeCacheUpdates')
    await vi.advanceTimersByTimeAsync(2_000)
    say('getHomeCacheUpdates')
    await vi.advanceTimersByTimeAsync(999)
    expect(times('getHome')).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(times('getHome')).toBe(2)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(times('getHome')).toBe(2)
  })

  it('counts as changed whatever was said while there was no connection', async () => {
    const { queries, setStatus, times } = shown()
    await settle()
    setStatus('connecting')
    await settle()
    expect(times('getPoints')).toBe(1)
    queries.setQueryData(['configuration'], {})
    setStatus('live')
    await vi.advanceTimersByTimeAsync(rereadPauseMs)
    expect([times('getPoints'), times('getHome')]).toEqual([2, 2])
    expect(queries.getQueryState(['configuration'])?.isInvalidated).toBe(true)
  })

  it('SOCK-035 makes markets stale 3 s after their cache changed', async () => {
    const { queries, say } = shown()
    queries.setQueryData(['markets', 'getMarketGroup', {}], [])
    const isStale = () => queries.getQueryState(['markets', 'getMarketGroup', {}])?.isInvalidated
    say('getMarketCacheUpdates')
    await vi.advanceTimersByTimeAsync(2_999)
    expect(isStale()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isStale()).toBe(true)
  })

  // The decision of Q-029 about the events whose effect the specification leaves open.
  it.each([
    ['SOCK-020 highlightUpdated', ['highlights']],
    ['SOCK-028 getOpenBetResultUpdates', ['openBets', 'betHistory', 'points']],
    ['SOCK-047 getOpenBetUpdates', ['openBets', 'points']],
    ['SOCK-039 getAddMarketUpdate', ['markets', 'home']],
    ['SOCK-041 getDeleteMarketUpdate', ['markets', 'home']],
    ['SOCK-040 getDepositStatusChanged', ['deposits', 'points']],
    ['SOCK-046 getDepositUpdates', ['deposits', 'points']],
    ['SOCK-044 getWithdrawUpdates', ['withdrawals', 'points']],
    ['SOCK-027 getBetfairTokenRefreshed', ['markets']],
  ] as const)('%s makes %j stale at once', (title, families) => {
    const { queries, say } = shown()
    for (const family of [...families, 'profile']) queries.setQueryData([family, 'x', {}], {})
    say(title.split(' ')[1]!)
    const isStale = (family: string) => queries.getQueryState([family, 'x', {}])?.isInvalidated
    expect(families.map(isStale)).toEqual(families.map(() => true))
    expect(isStale('profile')).toBe(false)
  })
})

it('PNL-009 OPEN-003 reads all open bets, in as many pages as they have: none may be missing from what a market brings', async () => {
  const total = 230
  const asked: unknown[] = []
  const page = async (_endpoint: unknown, request: { page: number; limit: number }) => {
    asked.push(request)
    const from = (request.page - 1) * request.limit
    // A bet placed between the two reads moves the last row of page one to page two.
    const shift = request.page > 1 ? 1 : 0
    const docs = Array.from({ length: Math.min(request.limit, total - from + shift) }, (_, index) => ({
      id: `b${total - from - index + shift}`,
    }))
    return { docs, totalDocs: total, totalPages: 3 }
  }
  const client = { page, call: page, now: () => 0 } as unknown as OperatorClient
  const { docs } = await new QueryClient().fetchQuery(openBetsQuery(client))
  expect(asked).toEqual([1, 2, 3].map((number) => ({ page: number, limit: 100 })))
  expect(docs.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, index) => `b${total - index}`))
})
