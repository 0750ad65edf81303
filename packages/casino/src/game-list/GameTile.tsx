'use client'
import type { CasinoGame } from '@kit/sdk/contract'
import { useFlag } from '@kit/sdk/react'
import { GameTile as Tile, useMessage } from '@kit/ui'
import { memo } from 'react'
import { useCasinoSite, useIsLoggedIn } from '../casinoContext.ts'
import { gamePath } from './casinoLists.ts'
import { GamePicture } from './GamePicture.tsx'
import { gameKeyOf } from './offer.ts'
import * as styles from './tile.css.ts'

interface GameTileProps {
  game: CasinoGame
  /** Width in px, for the size of its picture. */
  width: number
  isFavourite: boolean
  onFavourite: (key: string) => void
  /** Makes the tile reachable by Tab: one per grid, because arrows move within it. Default: true. */
  isTabStop?: boolean
}

/**
 * A game of a list. It opens for a player; a visitor is asked to log in and then continues to it. Its star adds it to
 * the favourites of this browser.
 */
export const GameTile = memo(function GameTile({
  game,
  width,
  isFavourite,
  onFavourite,
  isTabStop = true,
}: GameTileProps) {
  const site = useCasinoSite()
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  const isHigh = useFlag('casino.highPercentageGameIds').includes(game.id)
  const path = gamePath(game)
  return (
    <Tile
      to={path}
      name={game.name}
      provider={game.subProvider}
      picture={<GamePicture game={game} width={width} />}
      {...(isHigh && { badge: message('casino.high') })}
      tabIndex={isTabStop ? 0 : -1}
      className={styles.tile}
      labels={{ star: message('casino.favourite', { name: game.name }) }}
      pressed={isFavourite}
      onPressedChange={() => onFavourite(gameKeyOf(game))}
      onOpen={(event) => {
        if (isLoggedIn || !site.canRequest('login')) return
        event.preventDefault()
        site.request('login', { returnTo: path })
      }}
    />
  )
})
