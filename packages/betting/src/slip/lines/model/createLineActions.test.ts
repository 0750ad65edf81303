import { OperatorError } from '@kit/sdk'
import type { Order, OrderOutcome, PlacedBet, User } from '@kit/sdk/contract'
import { openBetsQuery, profileQuery } from '@kit/sdk/query'
import { player } from '@kit/shell/testing'
import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBetting } from '../../../createBetting.ts'
import { bet, draft } from '../../../testing/bet.ts'
import { fakeSite } from '../../../testing/fakeSite.tsx'
import { market } from '../../../testing/market.ts'
import { slipOf } from '../../model/slipOf.ts'
import type { Slip } from '../../model/slip.ts'

const { stakeText: _stakeText, isQuick: _isQuick, ...tapped } = draft()
const userId = 'u1'

/** Outcome of one request with an order: the answer may be lost before or after the operator accepts it. */
type Fate = 'taken' | 'refused' | 'lostBefore' | 'lostAfter' | 'refusedAndLost'

const lost = () => new OperatorError('timeout', 'No answer in time')
const refusal = () =>
  new OperatorError('refused', 'The book is full', { status: 409, code: 'full', details: {} })

/** Creates an operator that accepts each key once, and pages of one tab that share its storage. */
function tab(fates: (arrival: number) => Fate = () => 'taken') {
  const taken = new Map<string, PlacedBet>()
  const refused = new Set<string>()
  const arrivals: Order[] = []
  let underWay = 0
  let mostUnderWay = 0
  let ids = 0
  let isOnline = true
  const answer = async (order: Order): Promise<PlacedBet> => {
    arrivals.push(order)
    const fate = fates(arrivals.length - 1)
    underWay += 1
    mostUnderWay = Math.max(mostUnderWay, underWay)
    await new Promise((resolve) => setTimeout(resolve, 300))
    underWay -= 1
    if (fate === 'lostBefore') throw lost()
    const isKnown = taken.has(order.key) || refused.has(order.key)
    if (!isKnown && (fate === 'refused' || fate === 'refusedAndLost')) refused.add(order.key)
    else if (!isKnown)
      taken.set(order.key, {
        bet: bet({ ...order, id: order.key, key: order.key, event: { id: order.eventId, name: '' } }),
        book: { marketId: order.marketId, byRunner: [], exposure: 0n },
      })
    if (fate === 'lostAfter' || fate === 'refusedAndLost') throw lost()
    const placed = taken.get(order.key)
    if (!placed) throw refusal()
    return placed
  }
  const lookUp = (key: string): OrderOutcome => {
    const placed = taken.get(key)
    if (placed) return { state: 'placed', placed }
    if (refused.has(key)) return { state: 'refused', code: 'full', message: 'The book is full', details: {} }
    throw new OperatorError('refused', 'No such order', { status: 404, code: 'order-unknown' })
  }
  const first = fakeSite()
  const open = (user: Partial<User> = {}) => {
    let isClosed = false
    const own = fakeSite({
      flags: { 'betting.slip.several': true },
      isOnline: { getState: () => isOnline, subscribe: () => () => undefined },
      onCall: (name, request) => {
        // A closed page receives nothing more.
        if (isClosed) return new Promise(() => undefined)
        if (name === 'placeBet') {
          const answered = answer(request as Order)
          return answered.then(
            (value) => (isClosed ? new Promise(() => undefined) : value),
            (error: unknown) => {
              if (isClosed) return new Promise(() => undefined)
              throw error
            },
          )
        }
        return name === 'findOrder' ? lookUp((request as { key: string }).key) : undefined
      },
    })
    const site = {
      ...own,
      tabStorage: first.tabStorage,
      randomUUID: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    }
    const services = createBetting(site)
    const queries = new QueryClient()
    queries.setQueryData(profileQuery(site.operator.client).queryKey, { ...player, id: userId, ...user })
    queries.setQueryData(openBetsQuery(site.operator.client).queryKey, {
      docs: [],
      totalPages: 1,
    } as never)
    services.setPage({ queries, message: (id) => id })
    for (const index of Array.from({ length: 10 }).keys()) services.prices.seed(market({ id: `m${index}` }))
    services.prices.setStatus('live')
    const slip = slipOf(services)
    slip.followPlayer(userId)
    return {
      services,
      slip,
      site,
      lines: () => services.slip.getState().linesState?.lines ?? [],
      close: () => void (isClosed = true),
    }
  }
  return {
    open,
    taken,
    refused,
    arrivals,
    mostUnderWay: () => mostUnderWay,
    setOnline: (next: boolean) => void (isOnline = next),
  }
}

const pick = (slip: Slip, marketIndex: number, facts: Partial<typeof tapped> = {}) =>
  slip.lineActions()!.dispatch({
    type: 'tapped',
    id: `line ${marketIndex} ${facts.runnerId ?? tapped.runnerId}`,
    draft: { ...tapped, marketId: `m${marketIndex}`, ...facts },
  })

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
})
afterEach(() => void vi.useRealTimers())

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

describe('multiple lines', () => {
  async function picked(operator: ReturnType<typeof tab>, count: number, user: Partial<User> = {}) {
    const page = operator.open(user)
    await page.slip.turnLinesOn()
    for (const index of Array.from({ length: count }).keys()) pick(page.slip, index)
    page.slip.lineActions()!.dispatch({ type: 'stakeForAll', stakeText: '100' })
    return page
  }

  it('are sent with one press, each once with its own key, for four markets at once', async () => {
    const operator = tab()
    const page = await picked(operator, 6)
    page.slip.lineActions()!.press()
    await seconds(2)
    expect(new Set(operator.arrivals.map(({ key }) => key)).size).toBe(6)
    expect(operator.arrivals).toHaveLength(6)
    expect(operator.mostUnderWay()).toBe(4)
    expect(page.lines().map(({ stage }) => stage.state)).toEqual(Array(6).fill('placed'))
  })

  it('include what was tapped before they were turned on and while their chunk was loading, also of one market', async () => {
    const page = tab().open()
    const price = { marketId: 'm0', odds: 130, run: 0, size: 1_000_00n, side: 'back' as const }
    page.slip.take({ ...price, runnerId: '2', runnerName: 'England' })
    const isOn = page.slip.turnLinesOn()
    void page.slip.turnLinesOn()
    page.slip.take({ ...price, runnerId: '1', runnerName: 'India', odds: 440 })
    await isOn
    expect(page.lines().map(({ stage }) => stage.draft.runnerId)).toEqual(['2', '1'])
  })

  it('are sent one after another within a market: each is checked with the earlier ones included', async () => {
    const operator = tab()
    const page = await picked(operator, 1)
    pick(page.slip, 0, { runnerId: '1' })
    page.slip.lineActions()!.press()
    await seconds(2)
    expect(operator.arrivals).toHaveLength(2)
    expect(operator.mostUnderWay()).toBe(1)
  })

  it('BET-034 are neither sent nor lost while the profile is not cached: it is read, and the next press sends them', async () => {
    const operator = tab()
    const page = await picked(operator, 2)
    const queries = new QueryClient()
    page.services.setPage({ queries, message: (id) => id })
    const toasts: string[] = []
    page.services.site.toast = (text) => void toasts.push(text)
    page.slip.lineActions()!.press()
    expect(toasts).toEqual(['betting.refusal.account-loading'])
    await seconds(2)
    expect([operator.arrivals.length, page.lines().length]).toEqual([0, 2])
    page.slip.lineActions()!.press()
    await seconds(2)
    expect(operator.arrivals).toHaveLength(2)
  })

  it('are sent once on a double tap', async () => {
    const operator = tab()
    const page = await picked(operator, 3)
    page.slip.lineActions()!.press()
    page.slip.lineActions()!.press()
    await seconds(2)
    page.slip.lineActions()!.press()
    await seconds(2)
    expect(operator.arrivals).toHaveLength(3)
  })

  it('are sent once if a second press comes with a quick refusal', async () => {
    const operator = tab(() => 'refused')
    const page = await picked(operator, 1)
    page.slip.lineActions()!.press()
    await seconds(0.35)
    expect(page.lines()[0]!.stage.state).toBe('refused')
    page.slip.lineActions()!.press()
    await seconds(2)
    expect(operator.arrivals).toHaveLength(1)
  })

  it('stop in a market where a bet has no answer: its effect on the points is unknown', async () => {
    const operator = tab((arrival) => (arrival < 2 ? 'lostBefore' : 'taken'))
    const page = await picked(operator, 1)
    pick(page.slip, 0, { runnerId: '1' })
    page.slip.lineActions()!.press()
    await seconds(90)
    expect(page.lines()).toMatchObject([
      { stage: { state: 'checking', isStuck: true } },
      { isQueued: false, stage: { state: 'editing' } },
    ])
    expect(new Set(operator.arrivals.map(({ key }) => key)).size).toBe(1)
  })

  it('have separate answers: a refused line stays with the operator’s message and does not delay the others', async () => {
    const operator = tab((arrival) => (arrival === 1 ? 'refused' : 'taken'))
    const page = await picked(operator, 3)
    page.slip.lineActions()!.press()
    await seconds(2)
    expect(page.lines().map(({ stage }) => stage)).toMatchObject([
      { state: 'placed' },
      { state: 'refused', refusal: { code: 'by-operator', message: 'The book is full' } },
      { state: 'placed' },
    ])
  })

  it('look up a lost answer by its key, and send the next line of the market only after that', async () => {
    const operator = tab((arrival) => (arrival === 0 ? 'lostAfter' : 'taken'))
    const page = await picked(operator, 1)
    pick(page.slip, 0, { runnerId: '1' })
    page.slip.lineActions()!.press()
    await seconds(0.5)
    expect(page.lines()[0]!.stage.state).toBe('placed')
    await seconds(2)
    expect(operator.taken.size).toBe(2)
    expect(operator.arrivals).toHaveLength(2)
  })

  it('leave out a market that is suspended when its turn comes, and say so', async () => {
    const operator = tab()
    const page = await picked(operator, 5)
    page.slip.lineActions()!.press()
    page.services.prices.seed(market({ id: 'm4', status: 'suspended', sequence: { epoch: 'a', seq: 9 } }))
    await seconds(2)
    expect(operator.arrivals).toHaveLength(4)
    expect(page.lines()[4]!.stage).toMatchObject({
      state: 'refused',
      refusal: { code: 'market-suspended' },
    })
  })

  it('do not wait for a connection: what was not sent when it broke stays, and is placed with a press', async () => {
    const operator = tab()
    const page = await picked(operator, 6)
    page.slip.lineActions()!.press()
    operator.setOnline(false)
    await seconds(5)
    operator.setOnline(true)
    await seconds(60)
    expect(operator.arrivals).toHaveLength(4)
    expect(page.lines().slice(4)).toMatchObject([
      { isQueued: false, stage: { state: 'editing' } },
      { isQueued: false, stage: { state: 'editing' } },
    ])
  })

  it('are not sent if the points cover each line but not all of them', async () => {
    const operator = tab()
    const page = await picked(operator, 3, { available: 25_000n })
    page.slip.lineActions()!.press()
    await seconds(2)
    expect(operator.arrivals).toEqual([])
  })

  it('are not sent while one of them has a stake that the player can fix', async () => {
    const operator = tab()
    const page = await picked(operator, 2)
    page.slip.lineActions()!.dispatch({
      type: 'line',
      id: page.lines()[1]!.id,
      event: { type: 'stakeTyped', stakeText: '1' },
    })
    page.slip.lineActions()!.press()
    await seconds(2)
    expect(operator.arrivals).toEqual([])
    expect(page.lines()[1]!.stage).toMatchObject({ refusal: { code: 'stake-out-of-range' } })
  })

  it('are sent after a confirmation if the player wants to confirm', async () => {
    const operator = tab()
    const page = await picked(operator, 2, { confirmBets: true })
    page.slip.lineActions()!.press()
    await seconds(1)
    expect(operator.arrivals).toEqual([])
    expect(page.services.slip.getState().linesState?.isAsked).toBe(true)
    page.slip.lineActions()!.confirm()
    await seconds(2)
    expect(operator.taken.size).toBe(2)
  })

  it('are restored with their stakes after a reload, which sends nothing', async () => {
    const operator = tab()
    const page = await picked(operator, 3)
    page.close()
    const next = operator.open()
    await seconds(5)
    expect(next.lines().map(({ stage }) => stage.draft.stakeText)).toEqual(['100', '100', '100'])
    expect(operator.arrivals).toEqual([])
  })

  it('are removed by a logout, and are not shown to another player', async () => {
    const operator = tab()
    const page = await picked(operator, 3)
    page.site.operator.session.end('asked')
    expect(page.lines()).toEqual([])
    expect(page.site.tabStorage.getItem(`kit.betting.lines.${userId}`)).toBeNull()
  })

  it('neither lose nor duplicate a bet, whatever is lost, refused or reloaded', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.constantFrom<Fate>('taken', 'refused', 'lostBefore', 'lostAfter', 'refusedAndLost'), {
          minLength: 30,
          maxLength: 30,
        }),
        fc.option(fc.integer({ min: 0, max: 3_000 })),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        async (count, fates, reloadAfterMs, isBesides) => {
          const operator = tab((arrival) => fates[arrival] ?? 'taken')
          let page = await picked(operator, count)
          for (const index of Array.from({ length: count }).keys())
            if (isBesides[index]) pick(page.slip, index, { runnerId: '1' })
          const pressed = page.lines().length
          page.slip.lineActions()!.press()
          if (reloadAfterMs !== null) {
            await vi.advanceTimersByTimeAsync(reloadAfterMs)
            page.close()
            page = operator.open()
          }
          await seconds(200)
          // A line whose outcome was unknown for a minute is looked up again with a press.
          for (const { id, stage } of page.lines())
            if (stage.state === 'checking' && stage.isStuck) page.slip.lineActions()!.checkAgain(id)
          await seconds(10)
          const states = page.lines().map(({ stage }) => stage.state)
          // Every key is at most one bet, and a line shown as placed has its bet.
          const ofKeys = new Map(
            operator.arrivals.map(({ key, marketId, runnerId }) => [key, marketId + runnerId]),
          )
          for (const { key, marketId, runnerId } of operator.arrivals)
            expect(ofKeys.get(key)).toBe(marketId + runnerId)
          const bets = [...operator.taken.values()].map(
            ({ bet: { marketId, runnerId } }) => `${marketId} ${runnerId}`,
          )
          expect(new Set(bets).size).toBe(bets.length)
          expect(states).not.toContain('placing')
          expect(states).not.toContain('checking')
          const shownPlaced = page.lines().filter(({ stage }) => stage.state === 'placed').length
          // A bet that was placed before the reload was shown by the closed page.
          const shownBefore = reloadAfterMs === null ? 0 : operator.taken.size - shownPlaced
          expect(shownBefore).toBeGreaterThanOrEqual(0)
          expect(shownPlaced + shownBefore).toBe(operator.taken.size)
          expect(page.lines()).toHaveLength(pressed - shownBefore)
          // No line that has a bet can be sent again.
          const free = page
            .lines()
            .filter(({ stage }) => stage.state !== 'placed')
            .map(({ stage: { draft: own } }) => `${own.marketId} ${own.runnerId}`)
          expect(free.filter((own) => bets.includes(own))).toEqual([])
          expect(free.length + bets.length).toBe(pressed)
        },
      ),
      { numRuns: 60 },
    )
  }, 60_000)
})
