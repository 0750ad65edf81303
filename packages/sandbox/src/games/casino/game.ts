import type { GameRules } from '@kit/sdk/fair'
import type { CasinoGame } from '@kit/sdk/contract'

/** What the catalogue says of a game; its picture follows from it. */
export type ListedGame = Omit<CasinoGame, 'picture' | 'pictureSet' | 'pictureColour'>

/** A game on offer: rules in a dress. */
export interface Game extends GameRules {
  /** What its rounds say that they are decided by. */
  readonly rulesName: string
  readonly listed: ListedGame
}
