'use client'
import type { CasinoGame } from '@kit/sdk/contract'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useIsHydrated } from '@kit/ui'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { GameTile } from './GameTile.tsx'
import * as styles from './grid.css.ts'
import { neighbourOf, pictureRatio } from './gridGeometry.ts'
import { gameKeyOf } from './offer.ts'
import { useGridPlace } from './useGridPlace.ts'
import { useSavedGames } from './useSavedGames.ts'

const overscan = 3

const firstRows = (rowHeight: number, count: number) =>
  Array.from({ length: Math.min(count, Math.ceil(window.innerHeight / rowHeight)) }, (_, index) => ({
    index,
    start: index * rowHeight,
  }))

interface GameGridProps {
  label: string
  games: readonly CasinoGame[]
}

/**
 * Virtualized rows of games: five thousand cost as much as thirty. The grid is one tab stop; arrows, Home and End move,
 * and the focused game stays rendered at any scroll position.
 */
export function GameGrid({ label, games }: GameGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const { geometry, top } = useGridPlace(list)
  const { columns, tileWidth, tileHeight, gap } = geometry
  const { favourites, toggleFavourite } = useSavedGames()
  const [active, setActive] = useState(0)
  const [hasFocus, setHasFocus] = useState(false)
  const goingTo = useRef<number>(undefined)
  const isTakenOver = useIsHydrated()
  const rowHeight = tileHeight + gap
  const rowCount = Math.ceil(games.length / columns)
  const tabStop = Math.min(active, games.length - 1)
  const focusRow = hasFocus ? Math.floor(tabStop / columns) : undefined

  // oxlint-disable-next-line react/incompatible-library -- Nothing that it returns is given to a memoized part.
  const rows = useWindowVirtualizer({
    count: rowCount,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    overscan,
    scrollMargin: top,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const drawn = defaultRangeExtractor(range)
        if (focusRow === undefined || drawn.includes(focusRow)) return drawn
        return [...drawn, focusRow].toSorted((one, other) => one - other)
      },
      [focusRow],
    ),
  })
  // Row height depends on the width, so all rows are measured again.
  useEffect(() => rows.measure(), [rows, rowHeight, columns])
  useEffect(() => {
    if (goingTo.current === undefined) return
    const tile = list.current?.querySelector<HTMLElement>(`[data-place="${goingTo.current}"] a`)
    if (!tile) return
    goingTo.current = undefined
    tile.focus({ preventScroll: true })
  })

  const walk = (event: KeyboardEvent) => {
    const { direction } = getComputedStyle(event.currentTarget)
    const isRightToLeft = direction === 'rtl'
    const to = neighbourOf(event.key, tabStop, { columns, count: games.length, isRightToLeft })
    if (to === undefined) return
    event.preventDefault()
    goingTo.current = to
    setActive(to)
    rows.scrollToIndex(Math.floor(to / columns), { align: 'auto' })
  }
  const near = isTakenOver ? rows.getVirtualItems() : []
  // Empty before the page is measured.
  const drawn =
    near.length > 0
      ? near.map(({ index, start }) => ({ index, start: start - top }))
      : firstRows(rowHeight, rowCount)
  const items = drawn.flatMap(({ index, start }) =>
    games.slice(index * columns, (index + 1) * columns).map((game, column) => {
      const place = index * columns + column
      const key = gameKeyOf(game)
      return (
        <li
          key={key}
          data-place={place}
          aria-setsize={games.length}
          aria-posinset={place + 1}
          className={styles.item}
          style={{
            inlineSize: tileWidth,
            blockSize: tileHeight,
            insetInlineStart: column * (tileWidth + gap),
            transform: `translateY(${start}px)`,
          }}
        >
          <GameTile
            game={game}
            width={tileWidth}
            isFavourite={favourites.includes(key)}
            onFavourite={toggleFavourite}
            isTabStop={place === tabStop}
          />
        </li>
      )
    }),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys that bubble from the tiles.
    <ul
      ref={list}
      aria-label={label}
      data-game-grid=""
      className={styles.grid}
      style={{
        blockSize: rowCount * rowHeight,
        aspectRatio: geometry.tileWidth > 1 ? undefined : pictureRatio,
      }}
      onKeyDown={walk}
      onFocus={({ target }) => {
        setHasFocus(true)
        setActive(Number(target.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? tabStop))
      }}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      {items}
    </ul>
  )
}
