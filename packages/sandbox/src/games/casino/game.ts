import type { GameRules } from '@kit/sdk/fair'
import type { CasinoGame } from '@kit/sdk/contract'

/** A game without its picture, which is derived from the data. */
export type ListedGame = Omit<CasinoGame, 'picture' | 'pictureSet' | 'pictureColour'>

export interface Game extends GameRules {
  readonly rulesName: string
  readonly listed: ListedGame
}
