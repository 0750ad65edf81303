import type { TakenPrice } from '../../market/MarketGrid/PriceCell.tsx'
import type { CashOutSubject } from '../cash-out/model/cashOutSubject.ts'
import type { LineActions } from '../lines/model/lineActions.ts'
import type { SlipEvent } from './slipMachine.ts'

/** Actions on the bet slip of a site, the same on every page. Screens render its state. */
export interface Slip {
  /**
   * Shows why the price is not allowed, if it is not. A quick bet is placed at once, except for a tap from
   * before hydration or the login. `isLoginAsked`: the page has already asked a visitor to log in.
   */
  take(price: TakenPrice, isLoginAsked?: boolean): void
  /**
   * Handles the Place button: refuses what the rules forbid, opens the confirmation if the player's settings require
   * it, else sends the order.
   */
  press(): void
  confirm(): void
  checkAgain(): void
  openCashOut(subject: CashOutSubject): void
  /** Applies any other change: input, choices, removed selections, closed dialogs. */
  dispatch(event: SlipEvent): void
  /** Switches to multiple lines (`betting.slip.several`). Resolves when their chunk is loaded; never rejects. */
  turnLinesOn(): Promise<void>
  /** Returns the actions on multiple lines, or undefined until their chunk is loaded. */
  lineActions(): LineActions | undefined
  /** Makes this player the owner of the slip: restores their saved slip and looks up an order without an answer. */
  followPlayer(userId: string): void
}
