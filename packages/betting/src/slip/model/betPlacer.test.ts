import { OperatorError, type OperatorClient } from '@kit/sdk'
import type { Bet, Order, OrderOutcome, PlacedBet } from '@kit/sdk/contract'
import { describe, expect, it, vi } from 'vitest'
import { bet, draft } from '../../testing/bet.ts'
import { createArmedOrders } from './armedOrder.ts'
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

/** A placer whose operator answers as told, in turn; the last answer repeats. Time passes by waiting only. */
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
  const armedOrders = createArmedOrders(storage)
  const onPlaced = vi.fn<(placed: FoundBet) => void>()
  const placer = createBetPlacer({
    client,
    slip,
    armedOrders,
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
    armedOrders,
    sleep,
    setLogin,
    changeLogin,
  }
}

describe('placing a bet', () => {
  it('sends the order once, keeps it before the first byte, and forgets it with the answer', async () => {
    const { sent, stored, storedAtSend, place, onPlaced } = placing([placed])
    await place()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ key, odds: 202, stake: 50_000n, side: 'back', runnerId: '2' })
    expect(storedAtSend).toEqual([true])
    expect(stored.size).toBe(0)
    expect(onPlaced).toHaveBeenCalledTimes(1)
  })

  it('BET-026 BET-027 BET-028 clears the slip 0.5 s after the placement, and lowers the flag after 2 s', async () => {
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

  it('sends the same key once more when the order never arrived', async () => {
    const { sent, place, slip } = placing(
      [() => Promise.reject(lost()), placed],
      [() => Promise.reject(unknown())],
    )
    await place()
    expect(sent.map((order) => order.key)).toEqual([key, key])
    expect(slip.getState().announced?.bet.key).toBe(key)
  })

  it('takes no limit on sending again for a refusal: the first sending may still arrive, and would be a bet that was told as none', async () => {
    const tooMany = () => new OperatorError('refused', 'Too many', { status: 429, code: 'too-many-attempts' })
    const { sent, place, slip } = placing(
      [() => Promise.reject(lost()), () => Promise.reject(tooMany()), placed],
      [() => Promise.reject(unknown())],
    )
    await place()
    expect(sent.map((order) => order.key)).toEqual([key, key, key])
    expect(slip.getState().announced?.bet.key).toBe(key)
  })

  it('tells a limit on the first sending at once: nothing of it has arrived', async () => {
    const { sent, stored, place, slip } = placing([
      () =>
        Promise.reject(new OperatorError('refused', 'Too many', { status: 429, code: 'too-many-attempts' })),
    ])
    await place()
    expect(sent).toHaveLength(1)
    expect(slip.getState().slip).toMatchObject({ state: 'refused', refusal: { code: 'too-many' } })
    expect(stored.size).toBe(0)
  })

  it('gives up a look-up after 5 s, while the bet itself may take 10 s beyond its delay: a network that is back is asked soon', async () => {
    const { place, timeouts, slip } = placing(
      [() => Promise.reject(lost())],
      [() => Promise.reject(lost()), () => ({ state: 'placed', placed: placed() })],
    )
    await place()
    expect(timeouts).toEqual([15_000, 5_000, 5_000])
    expect(slip.getState().announced?.bet.key).toBe(key)
  })

  it('keeps the order and says so when nothing can be found out for a minute, and resolves it on request', async () => {
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

  it('keeps the draft and shows old and new when the price moved during the delay', async () => {
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

  describe('that the operator confirms without the bet', () => {
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

    it('neither sends it again nor says that it never arrived while no open bet is found, and keeps that over a reload', async () => {
      const { sent, place, placer, slip, armedOrders } = placing(
        [() => undefined],
        [() => Promise.reject(unknown())],
        undefined,
        [() => []],
      )
      await place()
      expect(sent).toHaveLength(1)
      expect(slip.getState().slip).toMatchObject({ state: 'checking', isStuck: true })
      expect(armedOrders.load('u1')?.takenSinceMs).toBe(0)
      await placer.resume('u1')
      expect(sent).toHaveLength(1)
      expect(slip.getState().slip).toMatchObject({ state: 'checking', isStuck: true })
    })
  })

  describe('whose answer was lost on an operator that knows no keys', () => {
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

    it('Q-138 never sends it again, and says that the open bets do not have it', async () => {
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

    it('Q-138 takes no bet of an earlier order for it', async () => {
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

  it('asks what became of an order after a reload, and tells, without sending it, when it never arrived', async () => {
    const { sent, placer, slip, armedOrders } = placing([placed], [() => Promise.reject(unknown())])
    slip.dispatch({ type: 'cleared' })
    const own = draft({ stakeText: '500' })
    armedOrders.save('u1', { order: orderOf(own, key, defaultTolerance, device), draft: own })
    await placer.resume('u2')
    expect(slip.getState().slip.state).toBe('empty')
    await placer.resume('u1')
    expect(sent).toHaveLength(0)
    expect(slip.getState().slip).toEqual({ state: 'refused', draft: own, refusal: { code: 'never-arrived' } })
  })

  it('waits in a copied tab while the first one still sends its order: neither is told what is not so', async () => {
    // The first tab's turn is over once its second sending was taken.
    let isPlaced = false
    const turns: string[] = []
    const { placer, slip, sent, armedOrders } = placing(
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
    armedOrders.save('u1', { order: orderOf(own, key, defaultTolerance, device), draft: own })
    await placer.resume('u1')
    expect(turns).toEqual([`kit.once.betting.order.${key}`])
    expect(slip.getState().announced?.bet.key).toBe(key)
    expect(sent).toHaveLength(0)
  })

  it('stays armed when the login ended, and is resolved after the next', async () => {
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

  it('places nothing by Check again: what was armed minutes ago and never arrived is told', async () => {
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

  it('sends nothing again after the machine slept: the price of then is not the price of now', async () => {
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

  it('neither asks for nor sends an order under the login of another player', async () => {
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
    // It is asked for when its own player is back.
    expect(stored.size).toBe(1)
  })

  it('sends nothing whose player was replaced while it waited for its turn', async () => {
    const turned = placing([placed], [], (_name, work) => {
      turned.changeLogin()
      return work()
    })
    await turned.place()
    expect(turned.sent).toEqual([])
    expect(turned.stored.size).toBe(1)
  })

  it('shows a bet to nobody but its player: should the login end before the answer, it is told after the next', async () => {
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

  it('tells a refusal to nobody but its player, too', async () => {
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

  it('stays armed when its own sending ended the login, and is told after the next', async () => {
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

  it('is not asked for when its answer came while the asking waited for its turn', async () => {
    const { placer, slip, armedOrders, asked } = placing(
      [placed],
      [() => ({ state: 'placed', placed: placed() })],
      (_name, work) => {
        armedOrders.clear('u1')
        return work()
      },
    )
    slip.dispatch({ type: 'cleared' })
    const own = draft({ stakeText: '500' })
    armedOrders.save('u1', { order: orderOf(own, key, defaultTolerance, device), draft: own })
    await placer.resume('u1')
    expect(asked).toEqual([])
  })

  it('tells that an order never arrived only after it was unknown for three seconds', async () => {
    const { placer, slip, armedOrders, asked } = placing(
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
    armedOrders.save('u1', { order: orderOf(own, key, defaultTolerance, device), draft: own })
    await placer.resume('u1')
    expect(asked).toHaveLength(4)
    expect(slip.getState().announced?.bet.key).toBe(key)
  })
})
