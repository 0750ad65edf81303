import type { CasinoOutcome } from '../../contract/index.ts'
import type { Draws } from '../draws.ts'

/** A selection to bet on. `pays` is the payout per 100, the stake included; the maximum where it varies. */
export interface Selection {
  id: string
  name: string
  pays: number
}

/** A drawn round: its outcome, and the payout of a selection per 100; 0 is lost. */
export interface Drawn {
  outcome: CasinoOutcome
  pays(selectionId: string): number
}

export interface GameRules {
  /**
   * `instant` ends at once, `draw` is one round for everybody at a fixed time, `rising` pays more and more until it
   * crashes or the player cashes out.
   */
  readonly mode: 'instant' | 'draw' | 'rising'
  /** The long-run return per 100 of the least generous bet, rounded to hundredths. */
  readonly returns: number
  /** Selections shown as buttons. */
  readonly selections: readonly Selection[]
  /** Instead of buttons: `count` different numbers from 1 to `last`. */
  readonly pick?: { count: number; last: number }
  find(selectionId: string): Selection | undefined
  draw(draws: Draws): Drawn
}

export const findAmong =
  (selections: readonly Selection[]) =>
  (id: string): Selection | undefined =>
    selections.find((selection) => selection.id === id)
