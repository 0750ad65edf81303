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
  severalOf,
  severalReducer,
  slipOfLine,
  type SeveralEvent,
} from './lines.ts'
import { createSavedLines } from './savedLines.ts'
import { sendInTurn } from './sendInTurn.ts'
import type { Several } from './several.ts'

/** Bets of so many markets are sent at once: a browser of HTTP/1.1 has six connections, and prices need theirs. */
const mostMarkets = 4
/** A press this soon after another is a thumb's second, in ms. */
const secondPressMs = 400

export interface SeveralOptions {
  services: BettingServices
  page(): SlipPage
  /** A placer of one line, of the same making as the slip's own. */
  createPlacer(own: Pick<BetPlacerOptions, 'slip' | 'armedOrders'>): BetPlacer
  showSlip(): void
  say(id: 'betting.slip.notFinished' | 'betting.slip.notAllowed' | 'betting.refusal.account-loading'): void
}

/** A refused line, and one whose answer cannot be found out, are the player's to decide about. */
const needsPlayer = (stage: SlipStage) =>
  stage.state === 'refused' || (stage.state === 'checking' && stage.isStuck)

export function createSeveral({ services, page, createPlacer, say, showSlip }: SeveralOptions): Several {
  const { site, prices, slip: store } = services
  const { operator } = site
  const saved = createSavedLines(site.tabStorage)
  const placers = new Map<string, BetPlacer>()
  let player: string | undefined
  let pressedAtMs = -Infinity
  /** The lines that the open question is about. */
  let askedIds: readonly string[] = []

  const several = () => store.getState().several
  const linesNow = (): readonly SlipLine[] => several()?.lines ?? []
  const find = (id: string) => linesNow().find((line) => line.id === id)
  const dispatch = (event: SeveralEvent) =>
    store.setState((state) => (state.several ? { several: severalReducer(state.several, event) } : state))
  const placerOf = (id: string): BetPlacer => {
    const slip = {
      getState: (): SlipState => slipOfLine(find(id), store.getState()),
      dispatch: (event: SlipEvent) => dispatch({ type: 'line', id, event }),
    }
    const placer = placers.get(id) ?? createPlacer({ slip, armedOrders: saved.armedOf(id) })
    placers.set(id, placer)
    return placer
  }

  store.subscribe((state, before) => {
    if (state.several === before.several) return
    if (player !== undefined && operator.session.get() !== null) saved.save(player, state.several)
    const isTold = ({ id, stage }: SlipLine) => {
      const earlier = before.several?.lines.find((line) => line.id === id)?.stage
      return earlier !== undefined && isBusy(earlier) && needsPlayer(stage)
    }
    if (state.several?.lines.some(isTold)) showSlip()
  })
  operator.session.onEnd((reason) => {
    // Kept for an expired login, forgotten by a logout. Orders without an answer stay armed: they are told after the next login.
    if (player !== undefined && reason !== 'expired') saved.forget(player)
    player = undefined
    placers.clear()
    store.setState((state) =>
      state.several ? { several: severalOf(state.several.lines.filter(freeDraft)) } : state,
    )
  })

  /** Why a line is not sent now, although it was pressed; undefined where it is. */
  const whyNot = (userId: string, line: SlipLine): SlipEvent | 'left' | undefined => {
    if (player !== userId || operator.session.get() === null || !site.isOnline.getState()) return 'left'
    const { draft } = line.stage
    const lock = marketLock(draft, prices.structure(draft.marketId))
    return lock && { type: 'refusedHere', refusal: { code: lock } }
  }

  /** Sends one line, if it may be sent at its turn. Answers whether the next one of its market may follow. */
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
    const why = whyNot(userId, line)
    dispatch({ type: 'unqueued', ids: [id] })
    if (why === 'left') return false
    if (why) {
      dispatch({ type: 'line', id, event: why })
      return true
    }
    const { draft } = line.stage
    const delay = betDelaySeconds(account.user, prices.structure(draft.marketId) ?? draft)
    await placerOf(id).place(userId, delay, orderDevice(deviceFrom(site.userAgent), operator.location()))
    // What a bet without an answer leaves of the balance is not known: the next one of its market would be judged without it.
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
    const state = several()
    const login = operator.session.get()
    // The lines of an expired login are still here, and their player may want to go on.
    if (state && login === null) return void site.request('login', {})
    if (!state || login?.userType !== 'user') return
    if (state.isSending) return say('betting.slip.notFinished')
    const nowMs = site.monotonicNow()
    if (!isConfirmed && nowMs - pressedAtMs < secondPressMs) return
    pressedAtMs = nowMs
    const { queries } = page()
    const account = heldAccount(operator, queries)
    if (!account) {
      void readUser(operator, queries)
      say('betting.refusal.account-loading')
    }
    if (!site.isOnline.getState() || !account) return dispatch({ type: 'dismissed' })
    const { ids, faults, isBlocked, isShort } = checkPress(services, queries, state.lines, account)
    // Nothing is sent while one of them names something that the player can mend.
    for (const { id, refusal } of faults)
      dispatch({ type: 'line', id, event: { type: 'refusedHere', refusal } })
    if (isBlocked) say('betting.slip.notAllowed')
    if (ids.length === 0 || faults.length > 0 || isBlocked || isShort) return dispatch({ type: 'dismissed' })
    // A market that opened again under the question brings a bet that nobody was asked about.
    if (account.user.confirmBets && !(isConfirmed && ids.every((id) => askedIds.includes(id)))) {
      askedIds = ids
      return dispatch({ type: 'asked' })
    }
    dispatch({ type: 'dismissed' })
    void send(account.user.id, ids)
  }

  const turnOff = () => {
    if (linesNow().some(isLocked)) return say('betting.slip.notFinished')
    const drafts = linesNow()
      .flatMap((line) => freeDraft(line) ?? [])
      .toReversed()
    const [inHand = null, ...others] = drafts.filter(
      ({ marketId }, index) => drafts.findIndex((one) => one.marketId === marketId) === index,
    )
    store.setState({ several: undefined })
    slipDispatch(store)({ type: 'restored', inHand, kept: others, quickStake: null })
  }

  return {
    dispatch,
    press: () => press(),
    confirm: () => press(true),
    take(draft) {
      const found = lineOf(linesNow(), draft)
      if (found && isLocked(found)) return say('betting.slip.notFinished')
      const isFull = !found && linesNow().filter((line) => line.stage.state !== 'placed').length >= mostLines
      if (!isFull) dispatch({ type: 'tapped', id: site.randomUUID(), draft })
      // A sheet over the page would hide the next price: it opens with the first, and when there is no room for more.
      if (isFull || services.options.slipPlace === 'half' || linesNow().length === 1) showSlip()
    },
    turnOn() {
      const state = store.getState()
      if (!operator.session.get() || state.several || isBusy(state.slip)) return
      // A profile that has not loaded names its player later, in `followPlayer`.
      player = heldAccount(operator, page().queries)?.user.id
      store.setState({
        slip: emptySlip.slip,
        kept: [],
        quickStake: null,
        several: severalOf(linesOfSlip(state, site.randomUUID)),
      })
    },
    turnOff,
    checkAgain(id) {
      void readUser(operator, page().queries).then((user) => user && placerOf(id).checkAgain(user.id))
    },
    followPlayer(userId) {
      const { isOn, lines } = saved.load(userId)
      const armed = saved.loadArmed(userId)
      const state = store.getState()
      if (isOn || armed.length > 0 || state.several) {
        const isFree = !isBusy(state.slip)
        // What was tapped on this page stays, after what an earlier one held.
        const tapped = [
          ...(state.several?.lines ?? []),
          ...(isFree ? linesOfSlip(state, site.randomUUID) : []),
        ]
        const unanswered = armed.map(({ id, draft }): SlipLine => ({
          id,
          isQueued: false,
          stage: { state: 'editing', draft },
        }))
        store.setState({
          ...(isFree && { slip: emptySlip.slip, kept: [], quickStake: null }),
          several: severalOf(unanswered),
        })
        dispatch({ type: 'restored', lines })
        dispatch({ type: 'restored', lines: tapped })
      }
      for (const { id } of armed) void placerOf(id).resume(userId)
      player = userId
      if (several()) saved.save(userId, several())
      // A site that offers several no longer goes on with one, as soon as nothing is under way.
      if (several() && !site.flags.get('betting.slip.several') && !linesNow().some(isLocked)) turnOff()
    },
  }
}
