import { pageRefreshed } from '@kit/sdk/contract'
import { forgetStakes } from '../stakes/savedStakes.ts'
import type { BettingServices } from './bettingContext.ts'
import { createSavedTolerances } from './savedTolerances.ts'
import { createSavedSlips, savedOf } from './savedSlip.ts'
import { isSameSelection, type SlipEvent, type TappedPrice } from './slipMachine.ts'
import { draftOf, emptySlip } from './slipState.ts'
import { slipKey } from './storedKeys.ts'

export interface PlayersSlip {
  /** Brings back what an earlier page of the tab held of this player, and keeps what is picked until the player leaves. */
  restore(userId: string): void
  /** A visitor took a price: a selection of whoever logs in next. Source: BET-035, Q-132. */
  takenByVisitor(draft: TappedPrice): void
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
  /** Whose the slip is: the player's, or theirs whose login expired and left it standing. */
  let owner: string | undefined
  /** What was picked since, by somebody whom the next login names. */
  let visitorTaps: TappedPrice[] = []
  let endedLogins = 0
  store.subscribe((state, before) => {
    if (player === undefined || site.operator.session.get() === null) return
    savedSlips.save(player, savedOf(state))
    if (state.usual !== before.usual) tolerances.save(player, state.usual)
  })
  // The operator has every page clear its caches: what is kept over a reload is one too. Source: SOCK-023.
  site.operator.live.on(pageRefreshed, () => {
    if (player !== undefined) forgetStakes(site.storage, player)
  })
  site.operator.session.onEnd((reason) => {
    // Kept for an expired login, removed by a logout.
    if (player !== undefined && reason !== 'expired') site.tabStorage.removeItem(slipKey(player))
    // Nobody is there to be asked.
    dispatch({ type: 'confirmDismissed' })
    // An expired login empties a slip too whose order has no answer.
    if (reason !== 'expired' || store.getState() === emptySlip) owner = undefined
    visitorTaps = []
    player = undefined
    endedLogins += 1
  })

  /** Takes away what another player left, and leaves what the visitor picked since and still has. */
  const handOver = () => {
    const { slip, kept } = store.getState()
    const held = [draftOf(slip), ...kept]
    const own = visitorTaps.filter((tap) => held.some((draft) => draft && isSameSelection(draft, tap)))
    store.setState(emptySlip, true)
    for (const draft of own) dispatch({ type: 'priceTapped', draft })
  }

  return {
    restore(userId) {
      // A slip that was not restored yet must overwrite no saved one.
      player = undefined
      if (owner !== undefined && owner !== userId) handOver()
      // What an expired login left standing is newer than what was kept of it.
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
