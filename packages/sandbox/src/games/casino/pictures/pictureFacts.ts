import type { CasinoGame } from '@kit/sdk/contract'
import { hexOf } from './colour.ts'
import { mainColourOf, type PicturedGame } from './scene.ts'

export const picturesPath = '/casino-games/pictures'

export const pictureFactsOf = (
  game: PicturedGame,
): Pick<CasinoGame, 'picture' | 'pictureSet' | 'pictureColour'> => ({
  picture: `${picturesPath}/${game.code}-384.webp`,
  pictureSet: `${picturesPath}/${game.code}-{width}.{format}`,
  pictureColour: hexOf(mainColourOf(game)),
})
