import { marketLock } from '../../../market/marketLock.ts'
import { betDelaySeconds } from '@kit/rules'
import type { BettingServices, SlipPage } from '../../model/bettingContext.ts'
import { orderDevice } from '../../model/betDraft.ts'
import type { BetPlacer, BetPlacerOptions } from '../../model/betPlacer.ts'
import { deviceFrom } from '../../model/device.ts'
import { heldAccount, readUser } from '../../model/heldAnswers.ts'
import { slipDispatch, type SlipEvent } from '../../model/slipMachine.ts'
import { emptySlip, isBusy, type SlipLine, type SlipStage, type SlipState } from '../../model/slipState.ts'
import { checkPress } from './checkPress.ts'
import {
  freeDraft,
  isLocked,
  lineOf,
  linesOfSlip,
  mostLines,
  linesStateOf,
  linesReducer,
  slipOfLine,
  type LineEvent,
} from './lines.ts'
import { createSavedLines } from './savedLines.ts'
import { sendInTurn } from './sendInTurn.ts'
import type { LineActions } from './lineActions.ts'

/**
 * Maximum number of markets whose bets are sent at once. Browsers open six HTTP/1.1 connections, and prices need some.
 */
const mostMarkets = 4
/** Window in ms in which a second press is ignored as a double tap. */
const secondPressMs = 400

export interface LineActionsOptions {
  services: BettingServices
  page(): SlipPage
  /** The options are those of the slip's own placer. */
  createPlacer(own: Pick<BetPlacerOptions, 'slip' | 'pendingOrders'>): BetPlacer
  showSlip(): void
  showToast(
    id: 'betting.slip.notFinished' | 'betting.slip.notAllowed' | 'betting.refusal.account-loading',
  ): void
}

/** Returns true if the player must decide about a line: it was refused, or its outcome could not be determined. */
const needsPlayer = (stage: SlipStage) =>
  stage.state === 'refused' || (stage.state === 'checking' && stage.isStuck)

export function createLineActions({
  services,
  page,
  createPlacer,
  showToast,
  showSlip,
}: LineActionsOptions): LineActions {
  const { site, prices, slip: store } = services
  const { operator } = site
  const saved = createSavedLines(site.tabStorage)
  const placers = new Map<string, BetPlacer>()
  let player: string | undefined
  let pressedAtMs = -Infinity
  let askedIds: readonly string[] = []

  const linesState = () => store.getState().linesState
  const linesNow = (): readonly SlipLine[] => linesState()?.lines ?? []
  const find = (id: string) => linesNow().find((line) => line.id === id)
  const dispatch = (event: LineEvent) =>
    store.setState((state) =>
      state.linesState ? { linesState: linesReducer(state.linesState, event) } : state,
    )
  const placerOf = (id: string): BetPlacer => {
    const slip = {
      getState: (): SlipState => slipOfLine(find(id), store.getState()),
      dispatch: (event: SlipEvent) => dispatch({ type: 'line', id, event }),
    }
    const placer = placers.get(id) ?? createPlacer({ slip, pendingOrders: saved.pendingOf(id) })
    placers.set(id, placer)
    return placer
  }

  store.subscribe((state, before) => {
    if (state.linesState === before.linesState) return
    if (player !== undefined && operator.session.get() !== null) saved.save(player, state.linesState)
    const hasOutcome = ({ id, stage }: SlipLine) => {
      const earlier = before.linesState?.lines.find((line) => line.id === id)?.stage
      return earlier !== undefined && isBusy(earlier) && needsPlayer(stage)
    }
    if (state.linesState?.lines.some(hasOutcome)) showSlip()
  })
  operator.session.onEnd((reason) => {
    // Kept after an expired login, removed by a logout. Orders without an answer stay pending and are looked up after the
    // next login.
    if (player !== undefined && reason !== 'expired') saved.forget(player)
    player = undefined
    placers.clear()
    store.setState((state) =>
      state.linesState ? { linesState: linesStateOf(state.linesState.lines.filter(freeDraft)) } : state,
    )
  })

  /** Returns why a pressed line is not sent now, or undefined if it is sent. */
  const sendBlocker = (userId: string, line: SlipLine): SlipEvent | 'left' | undefined => {
    if (player !== userId || operator.session.get() === null || !site.isOnline.getState()) return 'left'
    const { draft } = line.stage
    const lock = marketLock(draft, prices.structure(draft.marketId))
    return lock && { type: 'refusedHere', refusal: { code: lock } }
  }

  /**
   * Sends one line if it is still allowed at its turn. Resolves with true if the next line of its market may follow.
   */
  const sendLine = async (userId: string, id: string): Promise<boolean> => {
    const line = find(id)
    const account = heldAccount(operator, page().queries)
    if (!line?.isQueued) return false
    if (!account) {
      dispatch({ type: 'unqueued', ids: [id] })
      if (operator.session.get())
        dispatch({ type: 'line', id, event: { type: 'refusedHere', refusal: { code: 'account-loading' } } })
      return false
    }
    const blocker = sendBlocker(userId, line)
    dispatch({ type: 'unqueued', ids: [id] })
    if (blocker === 'left') return false
    if (blocker) {
      dispatch({ type: 'line', id, event: blocker })
      return true
    }
    const { draft } = line.stage
    const delay = betDelaySeconds(account.user, prices.structure(draft.marketId) ?? draft)
    await placerOf(id).place(userId, delay, orderDevice(deviceFrom(site.userAgent), operator.location()))
    // The effect of a bet without an answer on the balance is unknown, so the next bet of its market cannot be checked.
    const stage = find(id)?.stage
    return stage !== undefined && !isBusy(stage)
  }

  const send = async (userId: string, ids: readonly string[]) => {
    dispatch({ type: 'queued', ids })
    const marketOf = (id: string) => find(id)?.stage.draft.marketId ?? ''
    await sendInTurn(ids, marketOf, mostMarkets, async (id) => {
      const market = marketOf(id)
      const mayFollow = await sendLine(userId, id)
      if (!mayFollow) dispatch({ type: 'unqueued', ids: ids.filter((other) => marketOf(other) === market) })
      return mayFollow
    })
    dispatch({ type: 'unqueued', ids })
    if (ids.some((id) => find(id)?.stage.state === 'placed')) slipDispatch(store)({ type: 'toleranceUsed' })
  }

  const press = (isConfirmed = false) => {
    const state = linesState()
    const login = operator.session.get()
    // The lines of an expired login are still shown, and their player may want to continue.
    if (state && login === null) return void site.request('login', {})
    if (!state || login?.userType !== 'user') return
    if (state.isSending) return showToast('betting.slip.notFinished')
    const nowMs = site.monotonicNow()
    if (!isConfirmed && nowMs - pressedAtMs < secondPressMs) return
    pressedAtMs = nowMs
    const { queries } = page()
    const account = heldAccount(operator, queries)
    if (!account) {
      void readUser(operator, queries)
      showToast('betting.refusal.account-loading')
    }
    if (!site.isOnline.getState() || !account) return dispatch({ type: 'dismissed' })
    const { ids, faults, isBlocked, isShort } = checkPress(services, queries, state.lines, account)
    // A refusal that the player can fix stops all lines.
    for (const { id, refusal } of faults)
      dispatch({ type: 'line', id, event: { type: 'refusedHere', refusal } })
    if (isBlocked) showToast('betting.slip.notAllowed')
    if (ids.length === 0 || faults.length > 0 || isBlocked || isShort) return dispatch({ type: 'dismissed' })
    // A market that reopened during the confirmation adds a bet that the player has not confirmed.
    if (account.user.confirmBets && !(isConfirmed && ids.every((id) => askedIds.includes(id)))) {
      askedIds = ids
      return dispatch({ type: 'asked' })
    }
    dispatch({ type: 'dismissed' })
    void send(account.user.id, ids)
  }

  const turnOff = () => {
    if (linesNow().some(isLocked)) return showToast('betting.slip.notFinished')
    const drafts = linesNow()
      .flatMap((line) => freeDraft(line) ?? [])
      .toReversed()
    const [inHand = null, ...others] = drafts.filter(
      ({ marketId }, index) => drafts.findIndex((one) => one.marketId === marketId) === index,
    )
    store.setState({ linesState: undefined })
    slipDispatch(store)({ type: 'restored', inHand, kept: others, quickStake: null })
  }

  return {
    dispatch,
    press: () => press(),
    confirm: () => press(true),
    take(draft) {
      const found = lineOf(linesNow(), draft)
      if (found && isLocked(found)) return showToast('betting.slip.notFinished')
      const isFull = !found && linesNow().filter((line) => line.stage.state !== 'placed').length >= mostLines
      if (!isFull) dispatch({ type: 'tapped', id: site.randomUUID(), draft })
      // The sheet would cover the next price, so it opens only for the first line and when the slip is full.
      if (isFull || services.options.slipPlace === 'half' || linesNow().length === 1) showSlip()
    },
    turnOn() {
      const state = store.getState()
      if (!operator.session.get() || state.linesState || isBusy(state.slip)) return
      // If the profile is not loaded, `followPlayer` sets the player later.
      player = heldAccount(operator, page().queries)?.user.id
      store.setState({
        slip: emptySlip.slip,
        kept: [],
        quickStake: null,
        linesState: linesStateOf(linesOfSlip(state, site.randomUUID)),
      })
    },
    turnOff,
    checkAgain(id) {
      void readUser(operator, page().queries).then((user) => user && placerOf(id).checkAgain(user.id))
    },
    followPlayer(userId) {
      const { isOn, lines } = saved.load(userId)
      const pending = saved.loadPending(userId)
      const state = store.getState()
      if (isOn || pending.length > 0 || state.linesState) {
        const isFree = !isBusy(state.slip)
        // Selections of this page follow the lines that an earlier page saved.
        const tapped = [
          ...(state.linesState?.lines ?? []),
          ...(isFree ? linesOfSlip(state, site.randomUUID) : []),
        ]
        const unanswered = pending.map(({ id, draft }): SlipLine => ({
          id,
          isQueued: false,
          stage: { state: 'editing', draft },
        }))
        store.setState({
          ...(isFree && { slip: emptySlip.slip, kept: [], quickStake: null }),
          linesState: linesStateOf(unanswered),
        })
        dispatch({ type: 'restored', lines })
        dispatch({ type: 'restored', lines: tapped })
      }
      for (const { id } of pending) void placerOf(id).resume(userId)
      player = userId
      if (linesState()) saved.save(userId, linesState())
      // If the site no longer offers multiple lines, the slip returns to single bets when nothing is in flight.
      if (linesState() && !site.flags.get('betting.slip.several') && !linesNow().some(isLocked)) turnOff()
    },
  }
}
