'use client'
import {
  Banner,
  Button,
  Card,
  CasinoIcon,
  EmptyState,
  ErrorState,
  MoreMessages,
  PageHeader,
  SearchField,
  SiteLink,
  Skeleton,
  useMessage,
  VisuallyHidden,
} from '@kit/ui'
import { lazy, Suspense, useMemo, useState } from 'react'
import { casinoLists, type CasinoListType } from './casinoLists.ts'
import { filtered, noFilter } from './filter.ts'
import { Filters } from './Filters.tsx'
import { GameGrid } from './GameGrid.tsx'
import { pictureRatio } from './gridGeometry.ts'
import { listIcons } from './kindIcons.ts'
import * as styles from './lobby.css.ts'
import { casinoMessages } from './messages.ts'
import { NoCasino } from './NoCasino.tsx'
import { Shelf } from './Shelf.tsx'
import { shelvesOf } from './shelves.ts'
import { showInRow } from './showInRow.ts'
import * as tileStyles from './tile.css.ts'
import { useGameSearch, type GameSearch } from './useGameSearch.ts'
import { useCasinoAccess, useOffer } from './useOffer.ts'
import { useSavedGames } from './useSavedGames.ts'

/** A list that is seen at once needs no highlights of itself. */
const shortList = 24

const CategoriesDialog = lazy(() => import('./CategoriesDialog.tsx'))

/** The other lists, one tap away. */
function Lists({ current }: { current: CasinoListType }) {
  const message = useMessage()
  return (
    <nav aria-label={message('casino.lists')}>
      <ul className={styles.row}>
        {casinoLists.map(({ type, path }) => (
          <li key={type}>
            <SiteLink
              ref={type === current ? showInRow : undefined}
              to={path}
              className={styles.list}
              aria-current={type === current ? 'page' : undefined}
            >
              <CasinoIcon name={listIcons[type]} />
              {message(`casino.list.${type}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Waiting() {
  return (
    <div className={styles.games} aria-busy>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Card key={place} padded={false}>
          <Skeleton shape="block" style={{ aspectRatio: pictureRatio, blockSize: 'auto' }} />
          <div className={tileStyles.words}>
            <Skeleton />
            <Skeleton />
          </div>
        </Card>
      ))}
    </div>
  )
}

function Failed({ onRetry, isRetrying = false }: { onRetry: () => void; isRetrying?: boolean }) {
  const message = useMessage()
  return (
    <ErrorState
      title={message('casino.failed')}
      text={message('casino.failedText')}
      retryLabel={message('casino.retry')}
      onRetry={onRetry}
      retrying={isRetrying}
    />
  )
}

function Tools({ search }: { search: GameSearch }) {
  const message = useMessage()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.tools}>
      <SearchField
        label={message('casino.search')}
        placeholder={message('casino.searchHint')}
        className={styles.search}
        maxLength={64}
        value={search.text}
        labels={{ clear: message('casino.search.clear') }}
        onFocus={search.prepare}
        onValueChange={search.onType}
      />
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        {message('casino.categories')}
      </Button>
      {isOpen && (
        <Suspense>
          <CategoriesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Found({ search }: { search: GameSearch }) {
  const message = useMessage()
  const { found, state } = search
  if (state === 'failed') return <Failed onRetry={search.retry} />
  if (!found) return <Waiting />
  const text = search.text.trim()
  return (
    <>
      <VisuallyHidden role="status">{message('casino.found', { count: found.length })}</VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState
          title={message('casino.nothingFound', { text })}
          text={message('casino.nothingFoundText')}
        />
      ) : (
        <GameGrid label={message('casino.games', { name: text })} games={found} />
      )}
    </>
  )
}

function LoadedGames({ type }: { type: CasinoListType }) {
  const message = useMessage()
  const { query, games } = useOffer(type)
  const { favourites, recents } = useSavedGames()
  const [filter, setFilter] = useState(noFilter)
  const shelves = useMemo(() => shelvesOf(games ?? [], { favourites, recents }), [games, favourites, recents])
  const shown = useMemo(() => filtered(games ?? [], filter), [games, filter])
  if (query.isPending) return <Waiting />
  if (!games) return <Failed onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  if (games.length === 0)
    return <EmptyState title={message('casino.empty')} text={message('casino.emptyText')} />
  // A provider whose last game has left the list is no choice any more.
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

function OpenLobby({ type }: { type: CasinoListType }) {
  const search = useGameSearch()
  return (
    <>
      <Lists current={type} />
      <Tools search={search} />
      {search.state === 'idle' ? <LoadedGames key={type} type={type} /> : <Found search={search} />}
    </>
  )
}

function Lobby({ type }: { type: CasinoListType }) {
  const message = useMessage()
  const access = useCasinoAccess()
  return (
    <div className={styles.page}>
      <PageHeader title={message(`casino.list.${type}`)} />
      {access === 'open' ? (
        <OpenLobby type={type} />
      ) : access === 'unknown' ? (
        <Waiting />
      ) : (
        <NoCasino why={access} />
      )}
    </div>
  )
}

/** A list of the operator's games: its kinds and selections, its providers, its games. */
export function LobbyScreen({ type }: { type: CasinoListType }) {
  return (
    <MoreMessages messages={casinoMessages}>
      <Lobby type={type} />
    </MoreMessages>
  )
}
