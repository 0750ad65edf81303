import type { TakenPrice } from '../../market/MarketGrid/PriceCell.tsx'
import type { CashOutSubject } from '../cash-out/model/cashOutSubject.ts'
import type { Several } from '../several/model/several.ts'
import type { SlipEvent } from './slipMachine.ts'

/** The bet slip of a site: whatever page a price is tapped on, the bet is made and placed here. Screens draw its state. */
export interface Slip {
  /**
   * A tap on a price: the slip opens with it, or says why not. A quick bet is placed at once, but not for a tap from before
   * React or the login. `isLoginAsked` tells that a visitor tapped, who has been asked to log in already.
   */
  take(price: TakenPrice, isLoginAsked?: boolean): void
  /** Place is pressed: refuses what the rules forbid, asks when the player wants to be asked, else sends. */
  press(): void
  /** The player confirms that question. */
  confirm(): void
  /** The player asks once more about an order that could not be resolved. */
  checkAgain(): void
  /** The sheet opens in which a position, a bet or the bets of an event are cashed out. */
  openCashOut(subject: CashOutSubject): void
  /** Any other change: what is typed, chosen, dropped or closed. */
  dispatch(event: SlipEvent): void
  /** Several selections from now on (`betting.slip.several`). Resolves when their code is loaded; never rejects. */
  turnSeveralOn(): Promise<void>
  /** Several selections, once their code is loaded. */
  several(): Several | undefined
  /** The slip is this player's from now on: it is restored, and an order without an answer is asked for. */
  followPlayer(userId: string): void
}
