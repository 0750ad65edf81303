'use client'
import type { CasinoGame } from '@kit/sdk/contract'
import { useId } from 'react'
import { GameTile } from './GameTile.tsx'
import { gameKeyOf } from './offer.ts'
import * as styles from './gameList.css.ts'
import { useSavedGames } from './useSavedGames.ts'

/** Width in px. */
const tileWidth = 152
const mostOnShelf = 16

/** Scrolls horizontally. Renders nothing without games. */
export function Shelf({ title, games }: { title: string; games: readonly CasinoGame[] }) {
  const heading = useId()
  const { favourites, toggleFavourite } = useSavedGames()
  if (games.length === 0) return null
  return (
    <section aria-labelledby={heading} className={styles.shelf}>
      <h2 id={heading} className={styles.shelfTitle}>
        {title}
      </h2>
      <ul className={styles.shelfGames} aria-labelledby={heading}>
        {games.slice(0, mostOnShelf).map((game) => (
          <li key={gameKeyOf(game)} className={styles.shelfGame}>
            <GameTile
              game={game}
              width={tileWidth}
              isFavourite={favourites.includes(gameKeyOf(game))}
              onFavourite={toggleFavourite}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
