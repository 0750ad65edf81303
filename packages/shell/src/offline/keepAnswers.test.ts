import { OperatorError } from '@kit/sdk'
import { getPoints, listTransactions, type Balance } from '@kit/sdk/contract'
import { queryKeyOf } from '@kit/sdk/query'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnswerStore } from './answerStore.ts'
import { keepAnswers, keptForMs } from './keepAnswers.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 14, 3) }))
afterEach(() => void vi.useRealTimers())

function memoryStore() {
  const held = new Map<string, unknown>()
  const store: AnswerStore = {
    read: async (owner) => held.get(owner),
    // Copies plain data, as a browser does.
    write: async (owner, record) => void held.set(owner, JSON.parse(JSON.stringify(record))),
    remove: async (owner) => void held.delete(owner),
    async removeBefore(time = Infinity) {
      for (const [owner, record] of held) if ((record as { keptAt: number }).keptAt < time) held.delete(owner)
    },
  }
  return { held, store }
}

function sessionOf(first: string | null) {
  let token = first
  const listeners = new Set<() => void>()
  return {
    get: () => (token === null ? null : { token, userType: 'user' as const }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    become(next: string | null) {
      token = next
      for (const listener of listeners) listener()
    },
  }
}

const key = queryKeyOf(getPoints, {})
const statementKey = queryKeyOf(listTransactions, { page: 1, limit: 25 } as never)
const balance: Balance = { available: 123_456_789_012_345n, exposure: -250n } as never
const unreachable = new OperatorError('unreachable', 'No connection')

async function openPage(store: AnswerStore, session = sessionOf('token')) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const faults: unknown[] = []
  const stop = keepAnswers({
    session,
    queries,
    store,
    calls: [getPoints, listTransactions],
    ownerOf: async (token) => `hash of ${token}`,
    now: Date.now,
    onError: (error) => void faults.push(error),
  })
  await vi.advanceTimersByTimeAsync(0)
  const read = async (answer: () => Promise<unknown>, queryKey: readonly unknown[] = key) => {
    const observer = new QueryObserver<unknown>(queries, { queryKey, queryFn: answer })
    const end = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(10)
    const { data, isError, dataUpdatedAt } = observer.getCurrentResult()
    end()
    return { data, isError, dataUpdatedAt }
  }
  return { queries, session, stop, read, faults, settle: () => vi.advanceTimersByTimeAsync(1_100) }
}
const fails = async () => {
  throw unreachable
}

it('shows the last answer, to the unit and with its time, where the operator cannot be reached', async () => {
  const { store } = memoryStore()
  const first = await openPage(store)
  const { dataUpdatedAt } = await first.read(async () => balance)
  const page = {
    docs: [],
    limit: 25,
    nextPage: false,
    nextPageNumber: 1,
    previousPage: false,
    previousPageNumber: 1,
    showingFrom: 0,
    showingTo: 0,
    totalDocs: 0,
    totalPages: 1,
  }
  await first.read(async () => page, statementKey)
  await first.settle()
  first.stop()

  await vi.advanceTimersByTimeAsync(3_600_000)
  const second = await openPage(store)
  expect(await second.read(fails)).toEqual({ data: balance, isError: true, dataUpdatedAt })
  expect((await second.read(fails, statementKey)).data).toEqual(page)
  expect(second.faults).toEqual([])
  // The operator's next answer replaces it.
  const newer = { ...balance, available: 1n }
  expect(await second.read(async () => newer)).toMatchObject({ data: newer, isError: false })
  second.stop()
})

it('shows nothing of before while the operator answers, not even a refusal', async () => {
  const { store } = memoryStore()
  const first = await openPage(store)
  await first.read(async () => balance)
  await first.settle()
  first.stop()
  const second = await openPage(store)
  const refused = async () => {
    throw new OperatorError('refused', 'No', { status: 403 })
  }
  expect((await second.read(refused)).data).toBeUndefined()
  second.stop()
})

it('keeps nothing past a log-out, and shows no login what another one left', async () => {
  const { store, held } = memoryStore()
  const first = await openPage(store)
  await first.read(async () => balance)
  await first.settle()
  expect(held.size).toBe(1)
  expect(JSON.stringify([...held])).not.toContain('"token"')

  const other = await openPage(store, sessionOf('another'))
  expect((await other.read(fails)).data).toBeUndefined()
  other.stop()

  // Triggers a pending write.
  await first.read(async () => ({ ...balance, available: 5n }))
  first.session.become(null)
  await first.settle()
  expect(held.size).toBe(0)
  first.stop()
  const later = await openPage(store)
  expect((await later.read(fails)).data).toBeUndefined()
  later.stop()
})

it('drops what a login left that ended while no page was open, or before anything was looked at', async () => {
  const { store, held } = memoryStore()
  const first = await openPage(store)
  await first.read(async () => balance)
  await first.settle()
  first.stop()
  expect(held.size).toBe(1)
  const later = await openPage(store, sessionOf(null))
  expect(held.size).toBe(0)
  later.stop()
})

it('drops what is some hours old, and what does not fit its schema', async () => {
  const { store, held } = memoryStore()
  const first = await openPage(store)
  await first.read(async () => balance)
  await first.settle()
  first.stop()
  const kept = structuredClone([...held.values()][0]) as { answers: { answer: unknown }[] }
  await vi.advanceTimersByTimeAsync(keptForMs + 60_000)
  const old = await openPage(store)
  expect((await old.read(fails)).data).toBeUndefined()
  expect(held.size).toBe(0)
  old.stop()

  vi.setSystemTime(Date.now() - keptForMs)
  for (const answer of [null, { availablePts: 'many' }, 'text']) {
    held.set('hash of token', { ...kept, keptAt: Date.now(), answers: [{ ...kept.answers[0], answer }] })
    const page = await openPage(store)
    expect((await page.read(fails)).data).toBeUndefined()
    page.stop()
  }
  for (const record of [null, 7, { keptAt: 'x' }, { keptAt: Date.now(), answers: [{ name: 'getPoints' }] }]) {
    held.set('hash of token', record)
    const page = await openPage({ ...store, removeBefore: async () => {} })
    expect((await page.read(fails)).data).toBeUndefined()
    expect(page.faults).toEqual([])
    page.stop()
  }
})

it('reads again what changed while no screen shows it, once for many changes', async () => {
  const { store } = memoryStore()
  const page = await openPage(store)
  const answer = vi.fn<() => Promise<Balance>>(async () => balance)
  await page.queries.prefetchQuery({ queryKey: key, queryFn: answer, gcTime: Infinity })
  for (let times = 0; times < 3; times += 1) await page.queries.invalidateQueries({ queryKey: ['points'] })
  expect(answer).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(answer).toHaveBeenCalledTimes(2)
  page.session.become(null)
  await page.queries.invalidateQueries({ queryKey: key })
  page.stop()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(answer).toHaveBeenCalledTimes(2)
})

it('keeps no answer of another call, and works where the browser stores nothing', async () => {
  const { store, held } = memoryStore()
  const first = await openPage(store)
  await first.read(async () => ({ prices: 1 }), ['markets', 'getMarketGroup', {}])
  await first.settle()
  expect(held.size).toBe(0)
  first.stop()
  const refusing = async () => {
    throw new Error('blocked')
  }
  const blocked = { read: refusing, write: refusing, remove: refusing, removeBefore: refusing }
  const page = await openPage(blocked)
  expect((await page.read(async () => balance)).data).toEqual(balance)
  await page.settle()
  expect(page.faults.length).toBeGreaterThan(0)
  page.stop()
})
