'use client'
import { Banner, EmptyState, useMessage } from '@kit/ui'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { CasinoListType } from './casinoLists.ts'
import { filtered, noFilter } from './filter.ts'
import { Filters } from './Filters.tsx'
import { GameGrid } from './GameGrid.tsx'
import { Failed, Waiting, waitingMark } from './GamesStates.tsx'
import * as styles from './gameList.css.ts'
import { Shelf } from './Shelf.tsx'
import { shelvesOf } from './shelves.ts'
import { useOffer } from './useOffer.ts'
import { useSavedGames } from './useSavedGames.ts'

/** A list of at most this many games has no highlights. */
const shortList = 24

const never = () => () => {}

/**
 * Returns true if the list renders its games during hydration, because the bootstrap script has rendered them already.
 */
const useIsDrawn = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => typeof document !== 'undefined' && !document.querySelector(`[${waitingMark}]`),
  )

/** Those offered to this player or visitor: some on shelves, and all in rows. */
export function ListedGames({ type }: { type: CasinoListType }) {
  const message = useMessage()
  const { query, games } = useOffer(type)
  const { favourites, recents } = useSavedGames()
  const isDrawn = useIsDrawn()
  const [filter, setFilter] = useState(noFilter)
  const shelves = useMemo(() => shelvesOf(games ?? [], { favourites, recents }), [games, favourites, recents])
  const shown = useMemo(() => filtered(games ?? [], filter), [games, filter])
  if (query.isPending || !isDrawn) return <Waiting isOpen />
  if (!games) return <Failed onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  if (games.length === 0)
    return <EmptyState title={message('casino.empty')} text={message('casino.emptyText')} />
  // A provider without games in the list is no longer an option.
  const current = shown.length > 0 ? filter : noFilter
  const isWhole = current.type === noFilter.type && current.provider === noFilter.provider
  const needsHighlights = type !== 'top' && type !== 'premium' && games.length > shortList
  const onShelves = [shelves.recents, shelves.favourites, needsHighlights ? shelves.highlights : []].flat()
  return (
    <>
      {query.isError && <Banner tone="warning">{message('casino.stale')}</Banner>}
      <Filters games={games} filter={current} onChange={setFilter} />
      {isWhole && (
        <>
          <Shelf title={message('casino.shelf.recents')} games={shelves.recents} />
          <Shelf title={message('casino.shelf.favourites')} games={shelves.favourites} />
          {needsHighlights && <Shelf title={message('casino.shelf.highlights')} games={shelves.highlights} />}
          {onShelves.length > 0 && <h2 className={styles.shelfTitle}>{message('casino.allGames')}</h2>}
        </>
      )}
      <GameGrid
        label={message('casino.games', { name: message(`casino.list.${type}`) })}
        games={shown.length > 0 ? shown : games}
      />
    </>
  )
}
