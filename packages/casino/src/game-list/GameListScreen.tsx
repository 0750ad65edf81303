'use client'
import {
  Banner,
  Button,
  CasinoIcon,
  EmptyState,
  MoreMessages,
  PageHeader,
  SearchField,
  SiteLink,
  useMessage,
  VisuallyHidden,
} from '@kit/ui'
import { lazy, Suspense, useState } from 'react'
import { gameListMark } from '../boot/gameListRequests.ts'
import { casinoLists, type CasinoListType } from './casinoLists.ts'
import { GameGrid } from './GameGrid.tsx'
import { Failed, Waiting } from './GamesStates.tsx'
import { listIcons } from './kindIcons.ts'
import { ListedGames } from './ListedGames.tsx'
import * as styles from './gameList.css.ts'
import { casinoMessages } from './messages.ts'
import { NoCasino } from './NoCasino.tsx'
import { showInRow } from './showInRow.ts'
import { useGameSearch, type GameSearch } from './useGameSearch.ts'
import { useCasinoAccess, useIsDemo } from './useOffer.ts'

const CategoriesDialog = lazy(() => import('./CategoriesDialog.tsx'))

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

function OpenGameList({ type }: { type: CasinoListType }) {
  const search = useGameSearch()
  const message = useMessage()
  const isDemo = useIsDemo()
  return (
    <>
      {isDemo && <Banner tone="info">{message('casino.demoLooks')}</Banner>}
      <Lists current={type} />
      <Tools search={search} />
      {search.state === 'idle' ? <ListedGames key={type} type={type} /> : <Found search={search} />}
    </>
  )
}

function GameList({ type }: { type: CasinoListType }) {
  const message = useMessage()
  const access = useCasinoAccess()
  return (
    <div className={styles.page} {...{ [gameListMark]: type }}>
      <PageHeader title={message(`casino.list.${type}`)} />
      {access === 'open' ? (
        <OpenGameList type={type} />
      ) : access === 'unknown' ? (
        <Waiting />
      ) : (
        <NoCasino why={access} />
      )}
    </div>
  )
}

export function GameListScreen({ type }: { type: CasinoListType }) {
  return (
    <MoreMessages messages={casinoMessages}>
      <GameList type={type} />
    </MoreMessages>
  )
}
