import type { TappedPrice } from '../../model/slipMachine.ts'
import type { LineEvent } from './lines.ts'

/** Actions on multiple lines that are placed together. Each line has its own reducer state, placer and key. */
export interface LineActions {
  dispatch(event: LineEvent): void
  /** Adds the selection of a tapped price, or removes it if it is already a line. */
  take(draft: TappedPrice): void
  /** Turns multiple lines on, starting with the selections in the slip. Does nothing for visitors. */
  turnOn(): void
  /** Returns to a single slip with one selection per market. Refused while a line is in flight. */
  turnOff(): void
  /**
   * Handles the Place button: sends every line that has a stake and whose market accepts bets, each with its own key.
   */
  press(): void
  confirm(): void
  checkAgain(id: string): void
  /** Restores what an earlier page saved for this player, and looks up orders without an answer. */
  followPlayer(userId: string): void
}
