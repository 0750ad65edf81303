import { OperatorError, type OperatorClient } from '@kit/sdk'
import type { Bet, Order, OrderOutcome, PlacedBet } from '@kit/sdk/contract'
import { describe, expect, it, vi } from 'vitest'
import { bet, draft } from '../../testing/bet.ts'
import { createPendingOrders } from './pendingOrder.ts'
import { orderDevice, orderOf } from './betDraft.ts'
import type { FoundBet } from './findOpenBet.ts'
import { createBetPlacer } from './betPlacer.ts'
import { defaultTolerance } from './priceTolerance.ts'
import { slipDispatch } from './slipMachine.ts'
import { createSlipStore, emptySlip } from './slipState.ts'

const device = orderDevice({ name: 'Chrome', os: 'Android', version: '138', mobile: true })
const key = '00000000-0000-4000-8000-000000000001'
const placed = (): PlacedBet => ({
  bet: bet({ key }),
  book: { marketId: '1.200-1', byRunner: [], exposure: 0n },
})
const lost = () => new OperatorError('timeout', 'No answer in time')
const unknown = () => new OperatorError('refused', 'No such order', { status: 404, code: 'order-unknown' })

type Answer<Value> = () => Value | Promise<Value>

/**
 * Creates a placer whose operator returns the given answers in turn; the last one repeats. Time passes only by waiting.
 */
function placing(
  posts: Answer<PlacedBet | undefined>[],
  lookUps: Answer<OrderOutcome>[] = [],
  inTurn = <Result>(_name: string, work: () => Promise<Result>) => work(),
  openBets: Answer<Bet[]>[] = [() => Promise.reject(new Error('not used'))],
) {
  const sent: Order[] = []
  const asked: string[] = []
  let pages = 0
  const timeouts: (number | undefined)[] = []
  const waits: number[] = []
  const stored = new Map<string, string>()
  const storedAtSend: boolean[] = []
  const next = <Value>(answers: Answer<Value>[], count: number) =>
    answers[Math.min(count, answers.length) - 1]!
  const client = {
    now: () => 0,
    page: async () => ({ docs: await next(openBets, (pages += 1))() }),
    async call(endpoint: { name: string }, request: unknown, options?: { timeoutMs?: number }) {
      timeouts.push(options?.timeoutMs)
      if (endpoint.name === 'placeBet') {
        sent.push(request as Order)
        storedAtSend.push(stored.size > 0)
        return await next(posts, sent.length)()
      }
      asked.push((request as { key: string }).key)
      return await next(lookUps, asked.length)()
    },
  } as unknown as OperatorClient
  let nowMs = 0
  let sleptMs = 0
  let isSamePlayer = true
  const store = createSlipStore({
    ...emptySlip,
    slip: { state: 'editing', draft: draft({ stakeText: '500' }) },
  })
  const slip = { ...store, dispatch: slipDispatch(store) }
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  const pendingOrders = createPendingOrders(storage)
  const onPlaced = vi.fn<(placed: FoundBet) => void>()
  const placer = createBetPlacer({
    client,
    slip,
    pendingOrders,
    storage,
    randomUUID: () => key,
    now: () => nowMs,
    monotonicNow: () => nowMs,
    operator: { session: { count: () => 1 } },
    wallNow: () => nowMs + sleptMs,
    watchPlayer: () => () => isSamePlayer,
    wait: (ms) => {
      waits.push(ms)
      nowMs += ms
      return Promise.resolve()
    },
    inTurn,
    onPlaced,
    onError: (error) => {
      throw error
    },
  })
  const place = () => placer.place('u1', 5, device)
  const sleep = (ms: number) => void (sleptMs += ms)
  const setLogin = (isTheirs: boolean) => void (isSamePlayer = isTheirs)
  const changeLogin = () => setLogin(false)
  return {
    sent,
    asked,
    timeouts,
    waits,
    stored,
    storedAtSend,
    slip,
    placer,
    place,
    onPlaced,
    pendingOrders,
    sleep,
    setLogin,
    changeLogin,
  }
}

describe('placing a bet', () => {
  it('sends the order once, stores it before the first byte, and removes it with the answer', async () => {
    const { sent, stored, storedAtSend, place, onPlaced } = placing([placed])
    await place()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ key, odds: 202, stake: 50_000n, side: 'back', runnerId: '2' })
    expect(storedAtSend).toEqual([true])
    expect(stored.size).toBe(0)
    expect(onPlaced).toHaveBeenCalledTimes(1)
  })

  it('BET-026 BET-027 BET-028 clears the slip 0.5 s after the placement and ends the success flag after 2 s', async () => {
    const { place, waits } = placing([placed])
    await place()
    expect(waits).toEqual([500, 2_000])
  })

  it('BET-025 sends one request for fifty presses', async () => {
    const { sent, place, slip } = placing([placed])
    const presses = Array.from({ length: 50 }, place)
    expect(slip.getState().slip.state).toBe('placing')
    await Promise.all(presses)
    expect(sent).toHaveLength(1)
  })

  it('finds the bet by its key when the answer was lost, and never sends it again', async () => {
    const { sent, asked, place, slip } = placing(
      [() => Promise.reject(lost())],
      [() => ({ state: 'held' }), () => ({ state: 'placed', placed: placed() })],
    )
    await place()
    expect(sent).toHaveLength(1)
    expect(asked).toEqual([key, key])
    expect(slip.getState().announced?.bet.key).toBe(key)
  })

  it('sends the same key again when the order never arrived', async () => {
    const { sent, place, slip } = placing(
      [() => Promise.reject(lost()), placed],
      [() => Promise.reject(unknown())],
    )
    await place()
    expect(sent.map((order) => order.key)).toEqual([key, key])
    expect(slip.getState().announced?.bet.key).toBe(key)
  })

  it('does not treat a rate limit on a resend as a refusal: the first request may still arrive and place a bet', async () => {
    const tooMany = () => new OperatorError('refused', 'Too many', { status: 429, code: 'too-many-attempts' })
    const { sent, place, slip } = placing(
      [() => Promise.reject(lost()), () => Promise.reject(tooMany()), placed],
      [() => Promise.reject(unknown())],
    )
    await place()
    expect(sent.map((order) => order.key)).toEqual([key, key, key])
    expect(slip.getState().announced?.bet.key).toBe(key)
  })

  it('reports a rate limit on the first request at once: nothing has arrived', async () => {
    const { sent, stored, place, slip } = placing([
      () =>
        Promise.reject(new OperatorError('refused', 'Too many', { status: 429, code: 'too-many-attempts' })),
    ])
    await place()
    expect(sent).toHaveLength(1)
    expect(slip.getState().slip).toMatchObject({ state: 'refused', refusal: { code: 'too-many' } })
    expect(stored.size).toBe(0)
  })

  it('stops a look-up after 5 s, while the bet itself may take 10 s in addition to its delay, so that a restored network is used soon', async () => {
    const { place, timeouts, slip } = placing(
      [() => Promise.reject(lost())],
      [() => Promise.reject(lost()), () => ({ state: 'placed', placed: placed() })],
    )
    await place()
    expect(timeouts).toEqual([15_000, 5_000, 5_000])
    expect(slip.getState().announced?.bet.key).toBe(key)
  })

  it('keeps the order and says so when its outcome stays unknown for a minute, and resolves it on request', async () => {
    let isBack = false
    const { sent, placer, place, slip, stored } = placing(
      [() => Promise.reject(lost())],
      [() => (isBack ? { state: 'placed', placed: placed() } : Promise.reject(lost()))],
    )
    await place()
    expect(slip.getState().slip).toMatchObject({ state: 'checking', isStuck: true })
    expect(stored.size).toBe(1)
    isBack = true
    await placer.checkAgain('u1')
    expect(slip.getState().announced?.bet.key).toBe(key)
    expect(sent).toHaveLength(1)
  })

  it('keeps the draft and shows the old and new price when the price moved during the delay', async () => {
    const { place, slip, stored } = placing([
      () =>
        Promise.reject(
          new OperatorError('refused', 'moved', {
            status: 409,
            code: 'odds-changed',
            details: { odds: 198 },
          }),
        ),
    ])
    await place()
    expect(slip.getState().slip).toEqual({
      state: 'refused',
      draft: draft({ stakeText: '500' }),
      refusal: {
        code: 'odds-changed',
        marketType: 'betfair',
        asked: { odds: 202, run: 0 },
        now: { odds: 198, run: 0 },
      },
    })
    expect(stored.size).toBe(0)
  })

  describe('an order that the operator confirms without the bet', () => {
    const noSuchCall = () => new OperatorError('refused', 'Not found', { status: 404 })
    const mine = bet({ id: 'b7', marketId: '1.200-1', runnerId: '2', side: 'back', stake: 50_000n, key: '' })
    const ofOurs = (order: Order | undefined) =>
      ({ ...mine, marketId: order?.marketId ?? '', createdAt: '1970-01-01T00:00:05.000Z' }) satisfies Bet
    const earlier = { ...mine, id: 'b1', createdAt: '1969-12-31T00:00:00.000Z' }

    it('finds the bet in the open bets, and never sends the order again', async () => {
      const { sent, place, slip, onPlaced, stored } = placing(
        [() => undefined],
        [() => Promise.reject(noSuchCall())],
        undefined,
        [() => [earlier], () => [{ ...ofOurs(sent[0]), id: 'b7' }, earlier]],
      )
      await place()
      expect(sent).toHaveLength(1)
      expect(slip.getState().announced?.bet.id).toBe('b7')
      expect(onPlaced.mock.calls.map(([found]) => found)).toEqual([
        { bet: expect.objectContaining({ id: 'b7' }) },
      ])
      expect(stored.size).toBe(0)
    })

    it('neither sends it again nor says that it never arrived while no open bet matches, also after a reload', async () => {
      const { sent, place, placer, slip, pendingOrders } = placing(
        [() => undefined],
        [() => Promise.reject(unknown())],
        undefined,
        [() => []],
      )
      await place()
      expect(sent).toHaveLength(1)
      expect(slip.getState().slip).toMatchObject({ state: 'checking', isStuck: true })
      expect(pendingOrders.load('u1')?.takenSinceMs).toBe(0)
      await placer.resume('u1')
      expect(sent).toHaveLength(1)
      expect(slip.getState().slip).toMatchObject({ state: 'checking', isStuck: true })
    })
  })

  describe('an order whose answer was lost on an operator without order keys', () => {
    const noSuchCall = () => new OperatorError('refused', 'Not Found', { status: 404 })
    const fact = { id: 'b7', runnerId: '2', side: 'back', stake: 50_000n, odds: 202, key: '' } as const
    const like = (order: Order | undefined, more: Partial<Bet> = {}): Bet => ({
      ...bet(fact),
      marketId: order?.marketId ?? '',
      createdAt: '1970-01-01T00:00:06.000Z',
      ...more,
    })

    it('Q-138 finds the bet in the open bets by market, runner, side, price, stake and time', async () => {
      const { sent, asked, place, slip } = placing(
        [() => Promise.reject(lost())],
        [() => Promise.reject(noSuchCall())],
        undefined,
        [
          () => [
            like(sent[0], { id: 'worse', odds: 201 }),
            like(sent[0], { id: 'other stake', stake: 1n }),
            like(sent[0], { id: 'other side', side: 'lay' }),
            like(sent[0], { id: 'earlier', createdAt: '1969-12-31T23:59:00.000Z' }),
          ],
          () => [like(sent[0])],
        ],
      )
      await place()
      expect([sent.length, asked.length]).toEqual([1, 1])
      expect(slip.getState().announced?.bet.id).toBe('b7')
    })

    it('Q-138 never sends it again, and says that the open bets do not include it', async () => {
      const { sent, place, placer, slip, stored } = placing(
        [() => Promise.reject(lost()), placed],
        [() => Promise.reject(noSuchCall())],
        undefined,
        [() => []],
      )
      await place()
      expect(sent).toHaveLength(1)
      expect(slip.getState().slip).toMatchObject({ state: 'checking', isStuck: true, isSearched: true })
      expect(stored.size).toBe(1)
      await placer.checkAgain('u1')
      expect(sent).toHaveLength(1)
    })

    it('Q-138 does not match a bet of an earlier order', async () => {
      const { sent, place, slip } = placing(
        [() => undefined, () => Promise.reject(lost())],
        [() => Promise.reject(noSuchCall())],
        undefined,
        [() => [like(sent[0])]],
      )
      await place()
      expect(slip.getState().announced?.bet.id).toBe('b7')
      slip.setState({ ...emptySlip, slip: { state: 'editing', draft: draft({ stakeText: '500' }) } }, true)
      await place()
      expect(sent).toHaveLength(2)
      expect(slip.getState().slip).toMatchObject({ state: 'checking', isStuck: true, isSearched: true })
    })
  })

  it('looks up an order after a reload and, if it never arrived, says so without sending it', async () => {
    const { sent, placer, slip, pendingOrders } = placing([placed], [() => Promise.reject(unknown())])
    slip.dispatch({ type: 'cleared' })
    const own = draft({ stakeText: '500' })
    pendingOrders.save('u1', { order: orderOf(own, key, defaultTolerance, device), draft: own })
    await placer.resume('u2')
    expect(slip.getState().slip.state).toBe('empty')
    await placer.resume('u1')
    expect(sent).toHaveLength(0)
    expect(slip.getState().slip).toEqual({ state: 'refused', draft: own, refusal: { code: 'never-arrived' } })
  })

  it('waits in a duplicated tab while the first tab still sends its order, so that neither shows a wrong outcome', async () => {
    // The first tab's turn ends when its second request is accepted.
    let isPlaced = false
    const turns: string[] = []
    const { placer, slip, sent, pendingOrders } = placing(
      [placed],
      [() => (isPlaced ? { state: 'placed', placed: placed() } : Promise.reject(unknown()))],
      (name, work) => {
        turns.push(name)
        isPlaced = true
        return work()
      },
    )
    slip.dispatch({ type: 'cleared' })
    const own = draft({ stakeText: '500' })
    pendingOrders.save('u1', { order: orderOf(own, key, defaultTolerance, device), draft: own })
    await placer.resume('u1')
    expect(turns).toEqual([`kit.once.betting.order.${key}`])
    expect(slip.getState().announced?.bet.key).toBe(key)
    expect(sent).toHaveLength(0)
  })

  it('stays pending when the login ends, and is resolved after the next login', async () => {
    let isLoggedIn = false
    const { placer, place, slip, stored } = placing(
      [() => Promise.reject(lost())],
      [
        () =>
          isLoggedIn
            ? { state: 'placed', placed: placed() }
            : Promise.reject(new OperatorError('unauthorized', 'Log in', { status: 401 })),
      ],
    )
    await place()
    expect(stored.size).toBe(1)
    slip.setState(emptySlip, true)
    isLoggedIn = true
    await placer.resume('u1')
    expect(slip.getState().announced?.bet.key).toBe(key)
  })

  it('does not place a bet by Check again: it says that an order sent minutes ago never arrived', async () => {
    let isBack = false
    const { sent, placer, place, slip, stored } = placing(
      [() => Promise.reject(lost()), placed],
      [() => Promise.reject(isBack ? unknown() : lost())],
    )
    await place()
    expect(slip.getState().slip).toMatchObject({ state: 'checking', isStuck: true })
    isBack = true
    await placer.checkAgain('u1')
    expect(sent).toHaveLength(1)
    expect(slip.getState().slip).toMatchObject({ state: 'refused', refusal: { code: 'never-arrived' } })
    expect(stored.size).toBe(0)
  })

  it('sends nothing again after the machine slept: the price may have changed', async () => {
    const { sent, place, slip, sleep } = placing(
      [() => Promise.reject(lost()), placed],
      [
        () => {
          sleep(3_600_000)
          return Promise.reject(unknown())
        },
      ],
    )
    await place()
    expect(sent).toHaveLength(1)
    expect(slip.getState().slip).toMatchObject({ state: 'refused', refusal: { code: 'never-arrived' } })
  })

  it("neither looks up nor sends an order under another player's login", async () => {
    const { sent, asked, place, stored, changeLogin } = placing(
      [() => Promise.reject(lost()), placed],
      [
        () => {
          changeLogin()
          return Promise.reject(lost())
        },
        () => Promise.reject(unknown()),
      ],
    )
    await place()
    expect(asked).toHaveLength(1)
    expect(sent).toHaveLength(1)
    // It is looked up when its own player is back.
    expect(stored.size).toBe(1)
  })

  it('does not send an order whose player was replaced while it waited for its turn', async () => {
    const turned = placing([placed], [], (_name, work) => {
      turned.changeLogin()
      return work()
    })
    await turned.place()
    expect(turned.sent).toEqual([])
    expect(turned.stored.size).toBe(1)
  })

  it('shows a bet only to its player: if the login ends before the answer, it is shown after the next login', async () => {
    const { place, onPlaced, stored, changeLogin } = placing([
      () => {
        changeLogin()
        return placed()
      },
    ])
    await place()
    expect(onPlaced).not.toHaveBeenCalled()
    expect(stored.size).toBe(1)
  })

  it('shows a refusal only to its player', async () => {
    const { place, slip, stored, changeLogin } = placing([
      () => {
        changeLogin()
        return Promise.reject(new OperatorError('refused', 'gone', { status: 409, code: 'price-gone' }))
      },
    ])
    await place()
    expect(slip.getState().slip.state).not.toBe('refused')
    expect(stored.size).toBe(1)
  })

  it('stays pending when sending it ended the login, and is resolved after the next login', async () => {
    const { sent, placer, place, slip, stored, setLogin } = placing(
      [
        () => {
          slip.setState(emptySlip, true)
          setLogin(false)
          return Promise.reject(new OperatorError('unauthorized', 'Log in', { status: 401 }))
        },
      ],
      [() => Promise.reject(unknown())],
    )
    await place()
    expect(stored.size).toBe(1)
    setLogin(true)
    await placer.resume('u1')
    expect(sent).toHaveLength(1)
    expect(slip.getState().slip).toEqual({
      state: 'refused',
      draft: draft({ stakeText: '500' }),
      refusal: { code: 'never-arrived' },
    })
    expect(stored.size).toBe(0)
  })

  it('is not looked up if its answer arrived while the look-up waited for its turn', async () => {
    const { placer, slip, pendingOrders, asked } = placing(
      [placed],
      [() => ({ state: 'placed', placed: placed() })],
      (_name, work) => {
        pendingOrders.clear('u1')
        return work()
      },
    )
    slip.dispatch({ type: 'cleared' })
    const own = draft({ stakeText: '500' })
    pendingOrders.save('u1', { order: orderOf(own, key, defaultTolerance, device), draft: own })
    await placer.resume('u1')
    expect(asked).toEqual([])
  })

  it('says that an order never arrived only after it was unknown for three seconds', async () => {
    const { placer, slip, pendingOrders, asked } = placing(
      [placed],
      [
        () => Promise.reject(unknown()),
        () => Promise.reject(unknown()),
        () => Promise.reject(unknown()),
        () => ({ state: 'placed', placed: placed() }),
      ],
    )
    slip.dispatch({ type: 'cleared' })
    const own = draft({ stakeText: '500' })
    pendingOrders.save('u1', { order: orderOf(own, key, defaultTolerance, device), draft: own })
    await placer.resume('u1')
    expect(asked).toHaveLength(4)
    expect(slip.getState().announced?.bet.key).toBe(key)
  })
})
