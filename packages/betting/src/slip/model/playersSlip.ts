import { pageRefreshed } from '@kit/sdk/contract'
import { forgetStakes } from '../stakes/savedStakes.ts'
import type { BettingServices } from './bettingContext.ts'
import { createSavedTolerances } from './savedTolerances.ts'
import { createSavedSlips, savedOf } from './savedSlip.ts'
import type { SlipEvent } from './slipMachine.ts'
import { emptySlip } from './slipState.ts'
import { slipKey } from './storedKeys.ts'

export interface PlayersSlip {
  /** Brings back what an earlier page of the tab held of this player, and keeps what is picked until the player leaves. */
  restore(userId: string): void
  /** Returns a check whether this player's login has not been replaced since. */
  watchPlayer(userId: string): () => boolean
}

/** Keeps the slip for its player over a reload and an expired login. No player finds another's selections. */
export function createPlayersSlip(
  { site, slip: store }: Pick<BettingServices, 'site' | 'slip'>,
  dispatch: (event: SlipEvent) => void,
): PlayersSlip {
  const savedSlips = createSavedSlips(site.tabStorage)
  const tolerances = createSavedTolerances(site.storage)
  let player: string | undefined
  /** Whose the selections are that an expired login left standing. */
  let owner: string | undefined
  let endedLogins = 0
  store.subscribe((state, before) => {
    if (player === undefined || site.operator.session.get() === null) return
    savedSlips.save(player, savedOf(state))
    if (state.tolerance !== before.tolerance) tolerances.save(player, state.tolerance)
  })
  // The operator has every page clear its caches: what is kept over a reload is one too. Source: SOCK-023.
  site.operator.live.on(pageRefreshed, () => {
    if (player !== undefined) forgetStakes(site.storage, player)
  })
  site.operator.session.onEnd((reason) => {
    // Kept for an expired login, removed by a logout.
    if (player !== undefined && reason !== 'expired') site.tabStorage.removeItem(slipKey(player))
    player = undefined
    endedLogins += 1
  })
  return {
    restore(userId) {
      if (owner !== undefined && owner !== userId) store.setState(emptySlip, true)
      owner = userId
      const saved = savedSlips.load(userId)
      dispatch({ type: 'toleranceChosen', tolerance: tolerances.load(userId) })
      if (saved) dispatch({ type: 'restored', ...saved })
      // Only now: a slip that was not restored yet must not overwrite the saved one.
      player = userId
      savedSlips.save(userId, savedOf(store.getState()))
    },
    watchPlayer(userId) {
      const ended = endedLogins
      return () => endedLogins === ended || player === userId
    },
  }
}
