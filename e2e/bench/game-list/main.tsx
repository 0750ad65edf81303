import '@kit/tokens'
import '@kit/tokens/brands/aurora'
import type { CasinoGame } from '@kit/sdk/contract'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { GameGrid } from '../../../packages/casino/src/game-list/GameGrid.tsx'
import { GameTile } from '../../../packages/casino/src/game-list/GameTile.tsx'
import { gameKeyOf } from '../../../packages/casino/src/game-list/offer.ts'
import { showCasino } from '../../../packages/casino/src/testing/showCasino.tsx'

// The same five thousand tiles in three lists: a plain one, the virtualiser as its documentation shows it,
// which measures each row, and the kit's grid.

const count = 5000
const columns = 2
const gap = 8

const pictureOf = (number: number): string => {
  const hue = (number * 137) % 360
  const shapes = Array.from(
    { length: 12 },
    (_value, at) =>
      `<circle cx="${(number * (at + 3) * 7) % 192}" cy="${(number * (at + 5) * 11) % 132}" r="${8 + at * 3}" fill="hsl(${(hue + at * 20) % 360} 60% 50% / .6)"/>`,
  ).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="132"><rect width="192" height="132" fill="hsl(${hue} 50% 25%)"/>${shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const games: CasinoGame[] = Array.from({ length: count }, (_value, number) => ({
  id: String(number),
  code: `game-${number}`,
  name: `Game ${number}`,
  kind: 'slot',
  menus: [],
  provider: 'bench',
  subProvider: 'House',
  picture: pictureOf(number),
  pictureSet: '',
  pictureColour: '#334455',
  min: 1n,
  max: 2n,
}))

const noFavourite = () => undefined
const tile = (game: CasinoGame) => (
  <GameTile key={gameKeyOf(game)} game={game} width={180} isFavourite={false} onFavourite={noFavourite} />
)

const grid = { display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap } as const

const Plain = () => <div style={grid}>{games.map(tile)}</div>

function Virtual() {
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  // oxlint-disable-next-line react/incompatible-library -- Nothing that it returns is given to a memoized part.
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => 200,
    overscan: 3,
    scrollMargin: top,
  })
  return (
    <div ref={list} style={{ position: 'relative', height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          data-index={index}
          ref={rows.measureElement}
          style={{
            ...grid,
            position: 'absolute',
            insetInline: 0,
            paddingBlockEnd: gap,
            transform: `translateY(${start - top}px)`,
          }}
        >
          {games.slice(index * columns, (index + 1) * columns).map(tile)}
        </div>
      ))}
    </div>
  )
}

const lists = {
  plain: <Plain />,
  virtual: <Virtual />,
  kit: <GameGrid label="Games" games={games} />,
}
const asked = new URLSearchParams(location.search).get('list') as keyof typeof lists
showCasino(lists[asked], { login: { token: 't', userType: 'user' } })
