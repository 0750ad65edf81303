import { pageRefreshed } from '@kit/sdk/contract'
import { profileQuery } from '@kit/sdk/query'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { createBetting } from '../../createBetting.ts'
import { draft } from '../../testing/bet.ts'
import { market } from '../../testing/market.ts'
import { fakeSite, type FakeSiteOptions } from '../../testing/fakeSite.tsx'
import { keepStakes, keptStakes } from '../stakes/savedStakes.ts'
import { createPendingOrders } from './pendingOrder.ts'
import { orderDevice, orderOf } from './betDraft.ts'
import { deviceFrom } from './device.ts'
import { slipOf } from './slipOf.ts'

const { stakeText: _stakeText, isQuick: _isQuick, ...tapped } = draft()

function slipOfFirst(options: FakeSiteOptions = {}) {
  const services = createBetting(fakeSite(options))
  const slip = slipOf(services)
  slip.followPlayer('u1')
  const { session } = services.site.operator
  const logIn = (userId: string) => {
    session.begin({ token: `of ${userId}`, userType: 'user' }, false)
    slip.followPlayer(userId)
  }
  return { services, slip, session, logIn }
}

describe('the slip after a login that expired', () => {
  it('keeps its selection for the same player', () => {
    const { services, slip, session, logIn } = slipOfFirst()
    slip.dispatch({ type: 'priceTapped', draft: tapped })
    slip.dispatch({ type: 'stakeTyped', stakeText: '500' })
    session.end('expired')
    logIn('u1')
    expect(services.slip.getState().slip).toMatchObject({ state: 'editing', draft: { stakeText: '500' } })
  })

  it("is empty for another player, whose taps must not place bets with the first player's quick stake", () => {
    const { services, slip, session, logIn } = slipOfFirst()
    slip.dispatch({ type: 'quickBetTurned', stake: 100_000n })
    slip.dispatch({ type: 'priceTapped', draft: tapped })
    session.end('expired')
    logIn('u2')
    expect(services.slip.getState()).toMatchObject({ slip: { state: 'empty' }, kept: [], quickStake: null })
    // It is not saved as the other player's either.
    expect(services.site.tabStorage.getItem('kit.betting.slip.u2')).toBeNull()
  })

  it('closes the confirmation and makes its draft editable again', () => {
    const { services, slip, session } = slipOfFirst()
    slip.dispatch({ type: 'priceTapped', draft: tapped })
    slip.dispatch({ type: 'confirmAsked' })
    session.end('expired')
    expect(services.slip.getState().slip.state).toBe('editing')
  })

  it('stays empty if it was cleared before the same player logs in again', () => {
    const { services, slip, session, logIn } = slipOfFirst()
    slip.dispatch({ type: 'priceTapped', draft: tapped })
    session.end('expired')
    slip.dispatch({ type: 'cleared' })
    logIn('u1')
    expect(services.slip.getState().slip.state).toBe('empty')
  })

  it('restores the selections that waited next to an order without an answer', () => {
    const { services, slip, session, logIn } = slipOfFirst()
    slip.dispatch({ type: 'priceTapped', draft: { ...tapped, marketId: '1.201' } })
    slip.dispatch({ type: 'priceTapped', draft: tapped })
    slip.dispatch({ type: 'sent', key: 'k', atMs: 0, delaySeconds: 5 })
    session.end('expired')
    logIn('u1')
    expect(services.slip.getState().kept).toMatchObject([{ marketId: '1.201' }])
  })

  it('accepts and saves nothing of a player whose login another one replaced: it ended as by a logout', () => {
    const { services, slip, logIn } = slipOfFirst()
    slip.dispatch({ type: 'priceTapped', draft: tapped })
    expect(services.site.tabStorage.getItem('kit.betting.slip.u1')).not.toBeNull()
    logIn('u2')
    expect(services.slip.getState().slip.state).toBe('empty')
    slip.dispatch({ type: 'priceTapped', draft: { ...tapped, marketId: '1.201' } })
    expect(services.site.tabStorage.getItem('kit.betting.slip.u1')).toBeNull()
  })
})

const price = {
  marketId: '1.200-1',
  runnerId: '2',
  runnerName: 'England',
  side: 'back' as const,
  odds: 122,
  run: 0,
  size: 1n,
}

describe('a visitor who taps a price', () => {
  function visitor(facts: Parameters<typeof market>[0] = {}, site = fakeSite({ isLoggedIn: false })) {
    const toasts: [text: string, tone: string | undefined][] = []
    const requests: unknown[] = []
    const services = createBetting(site)
    services.site.toast = (text, tone) => void toasts.push([text, tone])
    services.site.request = (...asked) => requests.push(asked.slice(0, 2)) > 0
    services.prices.seed(market(facts))
    services.prices.setStatus('live')
    services.setPage({ queries: new QueryClient(), message: (id) => id })
    const slip = slipOf(services)
    const logIn = (userId: string) => {
      services.site.operator.session.begin({ token: `of ${userId}`, userType: 'user' }, false)
      slip.followPlayer(userId)
    }
    return { services, slip, logIn, toasts, requests }
  }
  const login = ['login', { returnTo: '/events/4/300-1' }]

  it('BET-035 Q-010 sees that bets are not allowed, not in red, and is asked to log in', () => {
    const { slip, toasts, requests } = visitor()
    slip.take(price)
    expect(toasts).toEqual([['betting.slip.notAllowed', undefined]])
    expect(requests).toEqual([login])
  })

  it('BET-035 is not asked again if the page asked before the slip was loaded', () => {
    const { services, slip, requests } = visitor()
    slip.take(price, true)
    expect(requests).toEqual([])
    expect(services.slip.getState().slip).toMatchObject({ state: 'editing', draft: { runnerId: '2' } })
  })

  it('BET-037 is asked to log in on a market that accepts no bets, too, and nothing is selected', () => {
    const { services, slip, requests } = visitor({ max: 100n })
    slip.take(price)
    expect(requests).toEqual([login])
    expect(services.slip.getState().slip.state).toBe('empty')
  })

  it('Q-132 finds the selection in the open slip after the login', () => {
    const { services, slip } = visitor()
    slip.take(price)
    expect(services.slipPanel.getState().isSheetOpen).toBe(false)
    services.site.operator.session.begin({ token: 't', userType: 'user' }, false)
    slip.followPlayer('u1')
    expect(services.slip.getState().slip).toMatchObject({
      state: 'editing',
      draft: { runnerId: '2', odds: 122 },
    })
    expect(services.slipPanel.getState()).toMatchObject({ isSheetOpen: true, tab: 'slip' })
  })

  const opened = { isSheetOpen: true, tab: 'slip' }

  it('Q-132 finds it after another player, such as a demo, used the page and logged out', () => {
    const { services, slip, logIn } = visitor()
    logIn('demo')
    services.site.operator.session.end('asked')
    slip.take(price)
    logIn('u1')
    expect(services.slip.getState().slip).toMatchObject({ state: 'editing', draft: { runnerId: '2' } })
    expect(services.slipPanel.getState()).toMatchObject(opened)
  })

  it('Q-132 finds it, and nothing else, after the login of another player expired', () => {
    const { services, slip, logIn } = visitor()
    logIn('u1')
    slip.dispatch({ type: 'priceTapped', draft: tapped })
    slip.dispatch({ type: 'stakeTyped', stakeText: '500' })
    slip.dispatch({ type: 'priceTapped', draft: { ...tapped, marketId: '1.201' } })
    services.site.operator.session.end('expired')
    slip.take(price)
    logIn('u2')
    expect(services.slip.getState()).toMatchObject({
      slip: { state: 'editing', draft: { marketId: price.marketId, odds: 122, stakeText: '' } },
      kept: [],
    })
    expect(services.slipPanel.getState()).toMatchObject(opened)
  })

  it('Q-132 finds it before the selections that the tab saved for the player, which are kept', () => {
    const first = visitor()
    first.logIn('u1')
    first.slip.dispatch({ type: 'priceTapped', draft: { ...tapped, marketId: '1.201' } })
    const { tabStorage } = first.services.site
    const { services, slip, logIn } = visitor({}, { ...fakeSite({ isLoggedIn: false }), tabStorage })
    slip.take(price)
    logIn('u1')
    expect(services.slip.getState()).toMatchObject({
      slip: { state: 'editing', draft: { marketId: price.marketId } },
      kept: [{ marketId: '1.201' }],
    })
    expect(tabStorage.getItem('kit.betting.slip.u1')).toContain('1.201')
  })

  it('Q-132 finds it in the open slip although Place was pressed before the login', () => {
    const { services, slip, logIn } = visitor()
    slip.take(price)
    slip.press()
    expect(services.slip.getState().slip).toMatchObject({ refusal: { code: 'login-required' } })
    logIn('u1')
    expect(services.slip.getState().slip.state).toBe('editing')
    expect(services.slipPanel.getState()).toMatchObject(opened)
  })
})

describe('the outcome of an order', () => {
  it('opens the slip if its sheet was closed meanwhile: refused, or still unknown after a minute', () => {
    const panelAfter = (end: Parameters<ReturnType<typeof slipOf>['dispatch']>[0]) => {
      const { services, slip } = slipOfFirst()
      slip.dispatch({ type: 'resumed', key: 'k', draft: draft({ stakeText: '500' }) })
      services.slipPanel.setState({ isSheetOpen: false, tab: 'openBets' })
      slip.dispatch(end)
      return services.slipPanel.getState()
    }
    const shown = { isSheetOpen: true, tab: 'slip' }
    expect(panelAfter({ type: 'refused', key: 'k', refusal: { code: 'price-gone' } })).toMatchObject(shown)
    expect(panelAfter({ type: 'checkStuck', key: 'k' })).toMatchObject(shown)
    expect(panelAfter({ type: 'refused', key: 'other', refusal: { code: 'price-gone' } }).isSheetOpen).toBe(
      false,
    )
  })
})

describe('a player who taps a price', () => {
  it.each([
    { id: 'BET-036', what: 'without odds', tapped: { ...price, odds: 0 }, facts: {} },
    { id: 'BET-037', what: 'of a market whose max is 1', tapped: price, facts: { max: 100n } },
  ])('$id $what sees that bets are not allowed, and nothing is selected', ({ tapped, facts }) => {
    const toasts: [text: string, tone: string | undefined][] = []
    const { services, slip } = slipOfFirst()
    services.site.toast = (text, tone) => void toasts.push([text, tone])
    services.prices.seed(market(facts))
    services.prices.setStatus('live')
    services.setPage({ queries: new QueryClient(), message: (id) => id })
    slip.take(tapped)
    expect(toasts).toEqual([['betting.slip.notAllowed', 'danger']])
    expect(services.slip.getState().slip.state).toBe('empty')
  })
})

async function slipOfHeld() {
  const { services, slip } = slipOfFirst()
  const { client } = services.site.operator
  const queries = new QueryClient()
  await queries.fetchQuery(profileQuery(client))
  const toasts: string[] = []
  services.site.toast = (text) => void toasts.push(text)
  services.prices.seed(market())
  services.prices.setStatus('live')
  services.setPage({ queries, message: (id) => id })
  const call = vi.spyOn(client, 'call')
  return { services, slip, toasts, sent: () => call.mock.calls.map(([{ name }]) => name) }
}

describe('a tap while prices are interrupted', () => {
  it('opens the slip with the price, does not say that bets are not allowed, and a press sends nothing', async () => {
    const { services, slip, toasts, sent } = await slipOfHeld()
    services.prices.interrupt()
    slip.take(price)
    expect(services.slip.getState().slip).toMatchObject({ state: 'editing', draft: { odds: 122 } })
    expect(services.slipPanel.getState()).toMatchObject({ isSheetOpen: true, tab: 'slip' })
    slip.dispatch({ type: 'stakeTyped', stakeText: '500' })
    slip.press()
    expect(services.slip.getState().slip).toMatchObject({ refusal: { code: 'prices-interrupted' } })
    expect([toasts, sent()]).toEqual([[], []])
  })

  it('BET-053 places no quick bet, also not when prices are back', async () => {
    const { services, slip, sent } = await slipOfHeld()
    slip.dispatch({ type: 'quickBetTurned', stake: 100_000n })
    services.prices.interrupt()
    slip.take(price)
    expect(services.slip.getState().slip).toMatchObject({ refusal: { code: 'prices-interrupted' } })
    services.prices.resume()
    services.prices.seed(market())
    await Promise.resolve()
    expect(sent()).toEqual([])
  })
})

describe('a player whose profile the page does not have', () => {
  it('BET-034 is not asked to log in: the profile is read, nothing is sent, and the next press places the bet', async () => {
    const { services, slip, sent } = await slipOfHeld()
    const queries = new QueryClient()
    services.setPage({ queries, message: (id) => id })
    slip.take(price)
    slip.dispatch({ type: 'stakeTyped', stakeText: '500' })
    slip.press()
    expect(services.slip.getState().slip).toMatchObject({ refusal: { code: 'account-loading' } })
    expect(sent()).toEqual(['getProfile'])
    await vi.waitFor(() =>
      expect(queries.getQueryData(profileQuery(services.site.operator.client).queryKey)).toBeDefined(),
    )
    slip.press()
    expect(services.slip.getState().slip).toMatchObject({ state: 'placing' })
  })

  it('looks up an order without a cached profile by reading the profile first', async () => {
    const { services, slip, sent } = await slipOfHeld()
    services.setPage({ queries: new QueryClient(), message: (id) => id })
    const [key, own] = ['00000000-0000-4000-8000-000000000001', draft({ stakeText: '500' })]
    const order = orderOf(
      own,
      key,
      services.slip.getState().tolerance,
      orderDevice(deviceFrom(services.site.userAgent), undefined),
    )
    createPendingOrders(services.site.tabStorage).save('u1', { order, draft: own })
    slip.dispatch({ type: 'resumed', key, draft: own })
    slip.dispatch({ type: 'checkStuck', key })
    slip.checkAgain()
    await vi.waitFor(() => expect(sent()).toEqual(['getProfile', 'findOrder']))
  })
})

describe('BET-053 a quick bet', () => {
  function quickSlip() {
    const { services, slip } = slipOfFirst()
    services.prices.seed(market())
    services.prices.setStatus('live')
    services.setPage({ queries: new QueryClient(), message: (id) => id })
    slip.dispatch({ type: 'quickBetTurned', stake: 100_000n })
    return { services, slip }
  }

  it('is placed by a tap', () => {
    const { services, slip } = quickSlip()
    slip.take(price)
    // The page has no profile, so the press is refused before anything is sent.
    expect(services.slip.getState().slip).toMatchObject({ refusal: { code: 'account-loading' } })
  })

  it('is not placed by a tap from before hydration: the open slip has it with its stake', () => {
    const { services, slip } = quickSlip()
    slip.take({ ...price, isKept: true })
    expect(services.slip.getState().slip).toMatchObject({
      state: 'editing',
      draft: { runnerId: '2', odds: 122, isQuick: true },
    })
    expect(services.slipPanel.getState()).toMatchObject({ isSheetOpen: true, tab: 'slip' })
  })

  it('is not placed by a tap from before a login that happened before the slip was loaded', () => {
    const { services, slip } = quickSlip()
    slip.take(price, true)
    const { slip: taken } = services.slip.getState()
    expect(taken).toMatchObject({ state: 'editing', draft: { runnerId: '2', isQuick: true } })
    expect(taken).not.toHaveProperty('refusal')
  })

  it('requests the price in the cell when the tap is from before hydration', () => {
    const { services, slip } = quickSlip()
    const earlier = { odds: 130, run: 0, untilMs: 1_000 }
    slip.take({ ...price, isKept: true, timeStamp: 1_001, earlier })
    expect(services.slip.getState().slip).toMatchObject({ state: 'editing', draft: { odds: 122 } })
  })
})

it("SOCK-023 removes the player's saved presets when the operator has every page clear its caches", () => {
  let refresh: (() => void) | undefined
  const site = fakeSite()
  site.operator.live.on = ({ event }, listener) => {
    if (event === pageRefreshed.event) refresh = () => listener({ message: '' } as never)
    return () => undefined
  }
  keepStakes(site.storage, 'u1', 'stakes', [{ label: 'mine', value: 7_000n }])
  keepStakes(site.storage, 'u2', 'quickBets', [{ label: 'theirs', value: 7_000n }])
  slipOf(createBetting(site)).followPlayer('u1')
  refresh?.()
  expect(keptStakes(site.storage, 'u1', 'stakes')).toBeUndefined()
  expect(keptStakes(site.storage, 'u2', 'quickBets')).toHaveLength(1)
})
