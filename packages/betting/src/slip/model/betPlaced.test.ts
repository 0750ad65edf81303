import type { OperatorClient } from '@kit/sdk'
import { followChanges } from '@kit/sdk/changes'
import {
  betsSettled,
  getPoints,
  listMarketBooks,
  openBetsChanged,
  pointsChanged,
  type AnySocketEvent,
} from '@kit/sdk/contract'
import { openBetsKey, openBetsQuery, pointsQuery, queryKeyOf } from '@kit/sdk/query'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bet } from '../../testing/bet.ts'
import { pageOf } from '@kit/shell/testing'
import { betPlaced } from './betPlaced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

async function shown() {
  const reads: string[] = []
  let tookMs = 0
  const call = async ({ name }: { name: string }) => {
    reads.push(name)
    if (tookMs > 0) await new Promise((resolve) => setTimeout(resolve, tookMs))
    return name === 'listOpenBets' ? pageOf([]) : { available: 0n, exposure: 0n }
  }
  const client = { call, page: call, now: () => 0 } as unknown as OperatorClient
  const queries = new QueryClient()
  const received = new Map<string, (payload: never) => void>()
  new QueryObserver(queries, openBetsQuery(client)).subscribe(() => {})
  new QueryObserver(queries, { ...pointsQuery(client), refetchInterval: false }).subscribe(() => {})
  followChanges(
    {
      getStatus: () => 'live',
      onStatus: () => () => undefined,
      on(event: AnySocketEvent, listener: (payload: never) => void) {
        received.set(event.event, listener)
        return () => received.delete(event.event)
      },
    },
    queries,
  )
  await settle()
  reads.length = 0
  const answer = () =>
    betPlaced(queries, { bet: bet(), book: { marketId: 'm', byRunner: [], exposure: 0n } }, undefined)
  const say = (event: AnySocketEvent) => received.get(event.event)?.({} as never)
  const delayReads = (ms: number) => (tookMs = ms)
  return { queries, reads, answer, say, delayReads }
}
type Shown = Awaited<ReturnType<typeof shown>>

const answer = (own: Shown) => own.answer()
const openBets = (own: Shown) => own.say(openBetsChanged)
const points = (own: Shown) => own.say(pointsChanged)

it.each([
  { order: 'its answer, then both events', steps: [answer, openBets, points] },
  { order: 'both events, then its answer', steps: [openBets, points, answer] },
  { order: 'its answer between the events', steps: [points, answer, openBets] },
  { order: 'its answer alone: the events are lost', steps: [answer] },
])('BET-029 a placed bet causes one read of open bets and one of points: $order', async ({ steps }) => {
  const own = await shown()
  for (const step of steps) {
    step(own)
    await vi.advanceTimersByTimeAsync(20)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(own.reads.toSorted()).toEqual(['getPoints', 'listOpenBets'])
})

it('BET-029 adds the bet to the open bets at once, before anything is read', async () => {
  const own = await shown()
  own.answer()
  expect(own.queries.getQueryData(openBetsKey)).toMatchObject({ docs: [{ id: bet().id }] })
  expect(own.reads).toEqual([])
})

it('BET-029 keeps the bet in the open bets when a read that began before it ends after it', async () => {
  const own = await shown()
  own.delayReads(1_000)
  own.say(openBetsChanged)
  await vi.advanceTimersByTimeAsync(500)
  expect(own.reads).toContain('listOpenBets')
  own.answer()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(own.queries.getQueryData(openBetsKey)).toMatchObject({ docs: [{ id: bet().id }] })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(own.reads.filter((name) => name === 'listOpenBets')).toHaveLength(2)
})

describe('the balance after a bet', () => {
  const booksKey = queryKeyOf(listMarketBooks, {})
  const pointsKey = queryKeyOf(getPoints, {})
  const book = { marketId: 'm', byRunner: [], exposure: 70_000n }
  function page() {
    const queries = new QueryClient()
    queries.setQueryData(pointsKey, { available: 100_000n, exposure: 20_000n }, { updatedAt: 10_000 })
    queries.setQueryData(booksKey, [{ ...book, exposure: 20_000n }])
    const place = (sentAtMs: number | undefined) => betPlaced(queries, { bet: bet(), book }, sentAtMs)
    return { queries, place, points: () => queries.getQueryData(pointsKey) }
  }

  it('moves by what the bet reserves at once, however recently the points were read', () => {
    const { place, points } = page()
    place(10_001)
    expect(points()).toEqual({ available: 50_000n, exposure: 70_000n })
  })

  it('moves once: a second bet counts from the book that the first one left', () => {
    const { queries, place, points } = page()
    place(10_001)
    betPlaced(queries, { bet: bet({ id: 'b2' }), book: { ...book, exposure: 60_000n } }, 10_002)
    expect(points()).toEqual({ available: 60_000n, exposure: 60_000n })
  })

  it.each([9_999, undefined])(
    'waits for the next read if the points may include the bet: sent at %s',
    (sentAtMs) => {
      const { place, points } = page()
      place(sentAtMs)
      expect(points()).toEqual({ available: 100_000n, exposure: 20_000n })
    },
  )
})

it('BET-030 replaces the book of the market with the one of the answer', () => {
  const queries = new QueryClient()
  const other = { marketId: 'other', byRunner: [], exposure: 1n }
  queries.setQueryData(queryKeyOf(listMarketBooks, {}), [
    { marketId: 'm', byRunner: [], exposure: 5n },
    other,
  ])
  const book = { marketId: 'm', byRunner: [], exposure: 7n }
  betPlaced(queries, { bet: bet(), book }, undefined)
  expect(queries.getQueryData(queryKeyOf(listMarketBooks, {}))).toEqual([book, other])
})

it.each([
  { id: 'SOCK-047', event: openBetsChanged },
  { id: 'SOCK-028', event: betsSettled },
])('$id reads the open bets again on $event.event', async ({ event }) => {
  const own = await shown()
  own.say(event)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(own.reads).toContain('listOpenBets')
})
