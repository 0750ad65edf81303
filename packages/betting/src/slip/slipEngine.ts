import type { BettingServices } from '../site/bettingContext.ts'
import { createArmedOrders } from './armedOrder.ts'
import { createBetPlacer, type BetPlacer } from './betPlacer.ts'
import { createSavedPolicies } from './savedPolicies.ts'
import { createSavedSlips, savedOf } from './savedSlip.ts'
import { movingSlip } from './movingSlip.ts'
import type { SlipEvent } from './slipMachine.ts'
import { emptySlip } from './slipState.ts'
import { watchPageMoves } from './pageMoves.ts'
import { slipKey } from './storedKeys.ts'

/** What moves the slip of a site. It is loaded with the slip; the first screen has only the slip's state. */
export interface SlipEngine {
  dispatch(event: SlipEvent): void
  placer: BetPlacer
  /** Whether a press may still be the second of the one that closed the success popup: it falls on what lay beneath. */
  isSecondPress(): boolean
  /** Whether what is on the page has just moved by itself: a thumb on its way may meet another price than it set out for. */
  hasPageMoved(): boolean
  /**
   * The slip is this player's from now on: what an earlier page of the tab held comes back, an order without an answer
   * is asked for, and what is picked is kept over a reload until the player leaves.
   */
  follow(userId: string): void
}

/** A press this soon after another is a thumb's second, and this soon after the page moved it was aimed before, in ms. */
const secondPressMs = 400

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

function createSlipEngine({ site, slip: store, tellPlaced }: BettingServices): SlipEngine {
  const slip = movingSlip(store)
  const { dispatch } = slip
  const savedSlips = createSavedSlips(site.tabStorage)
  let player: string | undefined
  /** Whose the selections are that a login which expired left standing. */
  let owner: string | undefined
  let endedLogins = 0
  const placer = createBetPlacer({
    client: site.operator.client,
    slip,
    armedOrders: createArmedOrders(site.tabStorage),
    randomUUID: site.randomUUID,
    monotonicNow: site.monotonicNow,
    // The site's own clock is the operator's, run on by one that may stand still.
    wallNow: () => Date.now(),
    stillOf(userId) {
      const ended = endedLogins
      return () => endedLogins === ended || player === userId
    },
    wait,
    inTurn: site.inTurn,
    onPlaced: tellPlaced,
    onError: site.onError,
  })
  const pageMovedAt = watchPageMoves()
  const policies = createSavedPolicies(site.storage)
  let popupClosedAtMs = -Infinity
  slip.subscribe((state, before) => {
    if (before.announced && !state.announced) popupClosedAtMs = site.monotonicNow()
    if (player === undefined || site.operator.session.get() === null) return
    savedSlips.save(player, savedOf(state))
    if (state.pricePolicy !== before.pricePolicy) policies.save(player, state.pricePolicy)
  })
  site.operator.session.onEnd((reason) => {
    // A login that expired finds its slip again; who left wants nothing of it kept.
    if (player !== undefined && reason !== 'expired') site.tabStorage.removeItem(slipKey(player))
    player = undefined
    endedLogins += 1
  })
  return {
    dispatch,
    placer,
    isSecondPress: () => site.monotonicNow() - popupClosedAtMs < secondPressMs,
    hasPageMoved: () => performance.now() - pageMovedAt() < secondPressMs,
    follow(userId) {
      if (owner !== undefined && owner !== userId) store.setState(emptySlip, true)
      owner = userId
      const saved = savedSlips.load(userId)
      dispatch({ type: 'pricePolicyChosen', pricePolicy: policies.load(userId) })
      if (saved) dispatch({ type: 'restored', ...saved })
      // Only now: a slip that was not restored yet must not be kept over the one that was.
      player = userId
      savedSlips.save(userId, savedOf(slip.getState()))
      void placer.resume(userId)
    },
  }
}

const engines = new WeakMap<BettingServices, SlipEngine>()

/** The engine of a site's slip: one, whoever asks for it. */
export function slipEngine(services: BettingServices): SlipEngine {
  let engine = engines.get(services)
  if (!engine) engines.set(services, (engine = createSlipEngine(services)))
  return engine
}
