import type { GameRules } from '@kit/sdk/fair'
import type { CasinoGame } from '@kit/sdk/contract'

/** A game's data in the catalogue. Its picture is derived from it. */
export type ListedGame = Omit<CasinoGame, 'picture' | 'pictureSet' | 'pictureColour'>

/** A game on offer: rules with a name and a look. */
export interface Game extends GameRules {
  /** Name of the rules, stored with its rounds. */
  readonly rulesName: string
  readonly listed: ListedGame
}
