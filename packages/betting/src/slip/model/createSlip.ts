import type { MessageId } from '@kit/ui'
import { isBlockedByOverround } from '../../market/overroundCheck.ts'
import type { MarketFacts } from '../../prices/marketFacts.ts'
import { betDelaySeconds, bookOfKind } from '@kit/rules'
import type { BettingServices, SlipPage } from './bettingContext.ts'
import { createPendingOrders } from './pendingOrder.ts'
import { askLogin } from './askLogin.ts'
import { orderDevice, type RunnerAmount } from './betDraft.ts'
import { betPlaced } from './betPlaced.ts'
import { createBetPlacer, type BetPlacerOptions } from './betPlacer.ts'
import { deviceFrom } from './device.ts'
import { heldAccount, heldBook, heldOpenBets, readUser } from './heldAnswers.ts'
import { refusalNow } from './orderChecks.ts'
import { watchPageMoves } from './pageMoves.ts'
import { createPlayersSlip } from './playersSlip.ts'
import type { Slip } from './slip.ts'
import { slipDispatch } from './slipMachine.ts'
import type { TakenPrice } from '../../market/MarketGrid/PriceCell.tsx'
import { openCashOut } from '../cash-out/model/cashOutState.ts'
import { lazyLineActions } from '../lines/lazyLineActions.ts'
import { hasSavedLines } from './storedKeys.ts'
import { isBusy } from './slipState.ts'
import { bookRunners } from './slipSummary.ts'
import { seenPrice, takePrice, type Taken } from './takePrice.ts'

/**
 * Window in ms in which a press is ignored after the success popup closed, and a quick bet is refused after prices
 * moved.
 */
const secondPressMs = 400

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

export function createSlip(services: BettingServices): Slip {
  const { site, prices, slip: store, slipPanel } = services
  const { operator } = site
  const dispatch = slipDispatch(store)
  const players = createPlayersSlip(services, dispatch)
  const pageMovedAt = watchPageMoves()
  let popupClosedAtMs = -Infinity
  /** True after a visitor selected a price: the slip opens with it after the login. */
  let isLoginAwaited = false
  store.subscribe((state, before) => {
    if (before.announced && !state.announced) popupClosedAtMs = site.monotonicNow()
    // The outcome of an order opens the slip, even if the sheet was closed or the page reloaded meanwhile.
    const isStuck = state.slip.state === 'checking' && state.slip.isStuck
    if (isBusy(before.slip) && (state.slip.state === 'refused' || isStuck)) showSlip()
  })

  const showSlip = () => slipPanel.setState({ isSheetOpen: true, tab: 'slip' })
  const page = (): SlipPage => {
    const own = services.getPage()
    if (own) return own
    throw new Error('The bet slip was used before its page was mounted. Render it inside BettingProvider.')
  }
  const showToast = (id: MessageId) => site.toast(page().message(id), 'danger')
  const ways: Omit<BetPlacerOptions, 'slip' | 'pendingOrders'> = {
    ...site,
    client: operator.client,
    // The site's clock is monotonic time plus an offset, and monotonic time stops during sleep.
    wallNow: () => Date.now(),
    watchPlayer: players.watchPlayer,
    wait,
    onPlaced: (placed, sentAtMs) => betPlaced(page().queries, placed, sentAtMs),
  }
  const createPlacer = (own: Pick<BetPlacerOptions, 'slip' | 'pendingOrders'>) =>
    createBetPlacer({ ...own, ...ways })
  const placer = createPlacer({
    slip: { getState: store.getState, dispatch },
    pendingOrders: createPendingOrders(site.tabStorage),
  })
  const { loadLineActions, getLineActions } = lazyLineActions({
    services,
    page,
    createPlacer,
    showToast,
    showSlip,
  })

  /**
   * Returns the current profit or loss of the player's bets on each runner, as a tapped price carries it. Source:
   * BET-001, Q-013.
   */
  const bookNow = (market: MarketFacts): RunnerAmount[] => {
    const held = heldBook(operator, page().queries, market.id)
    if (held) return held.byRunner
    const own = heldOpenBets(operator, page().queries).filter(({ marketId }) => marketId === market.id)
    const { byRunner } = bookOfKind(own, bookRunners(market.runners), market)
    return market.runners.flatMap(({ id, name }) => {
      const amount = byRunner.get(id)
      return amount === undefined ? [] : [{ runnerId: id, runnerName: name, amount }]
    })
  }

  const press = (isConfirmed = false) => {
    const { slip } = store.getState()
    if (isBusy(slip)) return showToast('betting.slip.notFinished')
    const login = operator.session.get()
    // Only players place bets (ROLE-013).
    if (login !== null && login.userType !== 'user') return showToast('betting.slip.notAllowed')
    if (slip.state === 'empty' || slip.state === 'placed') return
    // The slip shows the offline state. Nothing is queued for the connection: only a press places a bet.
    if (!site.isOnline.getState()) return dispatch({ type: 'confirmDismissed' })
    const { draft } = slip
    const market = prices.structure(draft.marketId)
    if (isBlockedByOverround(services, market)) return showToast('betting.slip.notAllowed')
    const account = heldAccount(operator, page().queries)
    const refusal = refusalNow(operator, page().queries, draft, market, account)
    if (refusal || !account) {
      return dispatch({ type: 'refusedHere', refusal: refusal ?? { code: 'login-required' } })
    }
    if (account.user.confirmBets && !isConfirmed) return dispatch({ type: 'confirmAsked' })
    const delay = betDelaySeconds(account.user, market ?? draft)
    void placer.place(
      account.user.id,
      delay,
      orderDevice(deviceFrom(site.userAgent), site.operator.location()),
    )
  }

  /**
   * Keeps a visitor's selection for the login that a bet requires, and requests that login. Source: BET-035, Q-010,
   *
   */
  const takeAsVisitor = (market: MarketFacts, taken: Taken, isLoginAsked: boolean) => {
    site.toast(page().message('betting.slip.notAllowed'))
    if ('draft' in taken) {
      dispatch({ type: 'priceTapped', draft: taken.draft })
      players.takenByVisitor(taken.draft)
      isLoginAwaited = true
    }
    if (!isLoginAsked) askLogin(site, market)
  }

  /**
   * Prices tapped while the chunk of multiple lines was loading; in a single slip, one would replace another of the
   * same market.
   */
  let tappedMeanwhile: TakenPrice[] | undefined

  const take: Slip['take'] = (price, isLoginAsked = false) => {
    if (tappedMeanwhile) return void tappedMeanwhile.push(price)
    const market = prices.structure(price.marketId)
    if (!market) return
    // A tap from before hydration or the login only fills the slip: prices have moved since, and the player may have
    // changed their mind.
    const isQuick = store.getState().quickStake !== null && !price.isKept && !isLoginAsked
    const taken = takePrice(isQuick ? seenPrice(price) : price, market, bookNow(market))
    const login = operator.session.get()
    if (login === null) return takeAsVisitor(market, taken, isLoginAsked)
    if ('notAllowed' in taken || login.userType !== 'user') return showToast('betting.slip.notAllowed')
    if (isBlockedByOverround(services, market)) return showToast('betting.slip.notAllowed')
    // An order of an earlier page without an answer is resolved first.
    const lineActions =
      store.getState().slip.state === 'empty' && store.getState().linesState && getLineActions()
    if (lineActions) return lineActions.take(taken.draft)
    // The second press of a double tap lands on what the closed popup covered.
    if (isQuick && site.monotonicNow() - popupClosedAtMs < secondPressMs) return
    if (isBusy(store.getState().slip)) showToast('betting.slip.notFinished')
    else dispatch({ type: 'priceTapped', draft: taken.draft })
    showSlip()
    if (!isQuick || store.getState().slip.state !== 'editing') return
    // Prices that just moved may have put another price under the thumb.
    const hasPageMoved = performance.now() - pageMovedAt() < secondPressMs
    if (hasPageMoved) dispatch({ type: 'refusedHere', refusal: { code: 'page-moved' } })
    else press()
  }

  return {
    dispatch,
    press: () => press(),
    confirm: () => press(true),
    take,
    openCashOut: (subject) => openCashOut(services, subject),
    checkAgain() {
      void readUser(operator, page().queries).then((user) => user && placer.checkAgain(user.id))
    },
    lineActions: getLineActions,
    async turnLinesOn() {
      if (tappedMeanwhile) return
      tappedMeanwhile = []
      const login = operator.session.count()
      const lineActions = await loadLineActions()
      const taps = tappedMeanwhile
      tappedMeanwhile = undefined
      if (lineActions) lineActions.turnOn()
      else showToast('betting.slip.notLoaded')
      if (operator.session.count() === login) taps.forEach((price) => take({ ...price, isKept: true }))
    },
    followPlayer(userId) {
      players.restore(userId)
      const isSamePlayer = players.watchPlayer(userId)
      if (getLineActions() || hasSavedLines(site.tabStorage, userId))
        void loadLineActions().then((lineActions) => isSamePlayer() && lineActions?.followPlayer(userId))
      if (isLoginAwaited && store.getState().slip.state === 'editing') showSlip()
      isLoginAwaited = false
      void placer.resume(userId)
    },
  }
}
