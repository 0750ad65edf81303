import { pageRefreshed } from '@kit/sdk/contract'
import { forgetStakes } from '../stakes/savedStakes.ts'
import type { BettingServices } from './bettingContext.ts'
import { createSavedTolerances } from './savedTolerances.ts'
import { createSavedSlips, savedOf } from './savedSlip.ts'
import { isSameSelection, type SlipEvent, type TappedPrice } from './slipMachine.ts'
import { draftOf, emptySlip } from './slipState.ts'
import { slipKey } from './storedKeys.ts'

export interface PlayersSlip {
  /** Restores what an earlier page of the tab saved for this player, and saves the slip until the player logs out. */
  restore(userId: string): void
  /**
   * Records the price a visitor selected, which stays in the slip of the next player who logs in. Source: BET-035,
   *
   */
  takenByVisitor(draft: TappedPrice): void
  /** Returns a function that returns true while this player's login has not been replaced by another player's. */
  watchPlayer(userId: string): () => boolean
}

/**
 * Keeps the slip for its player over a reload and an expired login. A player never sees another player's selections.
 */
export function createPlayersSlip(
  { site, slip: store }: Pick<BettingServices, 'site' | 'slip'>,
  dispatch: (event: SlipEvent) => void,
): PlayersSlip {
  const savedSlips = createSavedSlips(site.tabStorage)
  const tolerances = createSavedTolerances(site.storage)
  let player: string | undefined
  /** The player whose selections are in the slip: the current player, or the one whose login expired. */
  let owner: string | undefined
  /** Selections made since then by a visitor, who is unknown until the next login. */
  let visitorTaps: TappedPrice[] = []
  let endedLogins = 0
  store.subscribe((state, before) => {
    if (player === undefined || site.operator.session.get() === null) return
    savedSlips.save(player, savedOf(state))
    if (state.usual !== before.usual) tolerances.save(player, state.usual)
  })
  // The operator makes every page clear its caches, which includes saved stake presets. Source: SOCK-023.
  site.operator.live.on(pageRefreshed, () => {
    if (player !== undefined) forgetStakes(site.storage, player)
  })
  site.operator.session.onEnd((reason) => {
    if (player !== undefined && reason !== 'expired') site.tabStorage.removeItem(slipKey(player))
    // Closes the confirmation, because no player is logged in to answer it.
    dispatch({ type: 'confirmDismissed' })
    // An expired login also resets a slip whose order has no answer.
    if (reason !== 'expired' || store.getState() === emptySlip) owner = undefined
    visitorTaps = []
    player = undefined
    endedLogins += 1
  })

  /** Removes another player's selections, and keeps those the visitor made since and still has. */
  const handOver = () => {
    const { slip, kept } = store.getState()
    const held = [draftOf(slip), ...kept]
    const own = visitorTaps.filter((tap) => held.some((draft) => draft && isSameSelection(draft, tap)))
    store.setState(emptySlip, true)
    for (const draft of own) dispatch({ type: 'priceTapped', draft })
  }

  return {
    restore(userId) {
      // A slip that is not restored yet must not overwrite the saved one.
      player = undefined
      if (owner !== undefined && owner !== userId) handOver()
      // A slip left by an expired login is newer than its saved copy.
      const saved = owner === userId ? undefined : savedSlips.load(userId)
      owner = userId
      visitorTaps = []
      dispatch({ type: 'toleranceChosen', tolerance: tolerances.load(userId) })
      dispatch({ type: 'loggedIn' })
      if (saved) dispatch({ type: 'restored', ...saved })
      player = userId
      savedSlips.save(userId, savedOf(store.getState()))
    },
    takenByVisitor: (draft) => void visitorTaps.push(draft),
    watchPlayer(userId) {
      const ended = endedLogins
      return () => endedLogins === ended || player === userId
    },
  }
}
