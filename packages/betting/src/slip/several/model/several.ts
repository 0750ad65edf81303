import type { TappedPrice } from '../../model/slipMachine.ts'
import type { SeveralEvent } from './lines.ts'

/** Several selections that are placed together. Each line is a slip of its own: its machine, its placer, its key. */
export interface Several {
  dispatch(event: SeveralEvent): void
  /** A tap on a price: adds its selection, or takes it away again. */
  take(draft: TappedPrice): void
  /** The slip collects selections from now on; what it holds are the first lines. Players only. */
  turnOn(): void
  /** The slip is of one bet again. Its lines wait in it, one a market. Not while one of them is under way. */
  turnOff(): void
  /** Place is pressed: sends every line that has a stake and whose market takes bets, each under a key of its own. */
  press(): void
  /** The player confirms the question before it. */
  confirm(): void
  /** The player asks once more about a line whose order could not be resolved. */
  checkAgain(id: string): void
  /** Brings back what an earlier page held of this player, and asks what became of orders without an answer. */
  followPlayer(userId: string): void
}
