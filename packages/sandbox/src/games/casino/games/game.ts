import type { CasinoGame, CasinoOutcome } from '@kit/sdk/contract'
import type { Draws } from '../draws.ts'

/** What can be bet on. `pays` is what comes back for a stake of 100, the stake in it: the most, where it varies. */
export interface Selection {
  id: string
  name: string
  pays: number
}

/** A round that was drawn: what came out, and what it pays on a selection for a stake of 100; 0 is lost. */
export interface Drawn {
  outcome: CasinoOutcome
  pays(selectionId: string): number
}

/** The rules of a game, without clock and money. */
export interface GameRules {
  /**
   * `instant` ends at once. `draw` is one round for everybody, that ends at its hour. `rising` goes on until what it pays
   * falls to nothing, or the player has cashed out.
   */
  readonly mode: 'instant' | 'draw' | 'rising'
  /** What the page offers as buttons. */
  readonly selections: readonly Selection[]
  /** Instead of buttons: so many different numbers, from 1 to the last. */
  readonly pick?: { count: number; last: number }
  /** What a selection's id stands for; undefined when nothing. */
  find(selectionId: string): Selection | undefined
  draw(draws: Draws): Drawn
}

export interface Game extends GameRules {
  readonly listed: Omit<CasinoGame, 'picture'>
}

/** Finds among the buttons. */
export const findAmong =
  (selections: readonly Selection[]) =>
  (id: string): Selection | undefined =>
    selections.find((selection) => selection.id === id)
