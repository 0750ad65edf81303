'use client'
import { Banner, EmptyState, ErrorState, Paging, Skeleton, useMessage } from '@kit/ui'
import type { BetOwner, Page } from '@kit/sdk/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AverageOdds } from '../open-bets/AverageOdds.tsx'
import { averageOdds } from '../open-bets/averageOdds.ts'
import { useLiveStatus } from '../market/useFollowEvents.ts'
import { useBetting } from '../site/bettingContext.ts'
import { useMatches } from '../site/useMatches.ts'
import { BetCards } from './BetCards.tsx'
import type { BetLine } from './betLine.ts'
import { betLinesQuery } from './betLinesQuery.ts'
import { BetsTable } from './BetsTable.tsx'
import type { BetsView } from './betsView.ts'
import * as styles from './myBets.css.ts'

/** How often a list is read while the socket does not tell of changes, in ms. */
const pollMs = 10_000
/** From this width on there is room for a table's columns. */
const tableFrom = '(min-width: 720px)'
const placeholders = ['first', 'second', 'third', 'fourth']

/** What rows and cards need to know besides their bets. */
export interface RowProps {
  lines: readonly BetLine[]
  isStaff: boolean
  isOpen: boolean
  onOpen: (line: BetLine) => void
  onPlayer: (player: BetOwner) => void
}

interface BetsListProps extends Pick<RowProps, 'isStaff' | 'onOpen' | 'onPlayer'> {
  view: BetsView
  today: string
  onPage: (page: number) => void
}

const merged = (lines: readonly BetLine[]): BetLine[] =>
  averageOdds(lines.flatMap((line) => (line.kind === 'sports' ? line.bet : []))).map(({ count, ...bet }) => ({
    kind: 'sports',
    bet,
    count,
  }))

function Loading() {
  const message = useMessage()
  return (
    <div className={styles.loading} role="status" aria-busy aria-label={message('betting.openBets.loading')}>
      {placeholders.map((key) => (
        <Skeleton key={key} shape="block" height="72px" />
      ))}
    </div>
  )
}

function Nothing({ isOpen, isStaff }: Pick<RowProps, 'isOpen' | 'isStaff'>) {
  const message = useMessage()
  if (!isOpen) {
    const text = message('betting.bets.noneEndedText')
    return <EmptyState icon="bet" title={message('betting.bets.noneEnded')} text={text} />
  }
  const words = isStaff ? 'betting.bets.noneOpenStaff' : 'betting.openBets.empty'
  return <EmptyState icon="bet" title={message(words)} />
}

function Pages({
  page,
  isBusy,
  onPage,
}: {
  page: Page<BetLine>
  isBusy: boolean
  onPage: (page: number) => void
}) {
  const message = useMessage()
  const shown = Math.floor((page.showingFrom - 1) / page.limit) + 1
  return (
    <div className={styles.tools}>
      <span className={styles.quiet}>
        {message('betting.bets.showing', {
          from: page.showingFrom,
          to: page.showingTo,
          total: page.totalDocs,
        })}
      </span>
      <Paging
        aria-label={message('betting.bets.pages')}
        page={shown}
        pages={page.totalPages}
        disabled={isBusy}
        onPageChange={onPage}
        labels={{
          previous: message('betting.bets.previousPage'),
          next: message('betting.bets.nextPage'),
          page: (number) => message('betting.bets.page', { page: number }),
        }}
      />
    </div>
  )
}

/** One page of bets: a table where there is room for one, else cards. */
export function BetsList({ view, today, isStaff, onPage, ...acts }: BetsListProps) {
  const message = useMessage()
  const { client } = useBetting().site.operator
  const isLive = useLiveStatus() === 'live'
  const hasRoom = useMatches(tableFrom)
  const [isAveraged, setAveraged] = useState(false)
  const query = useQuery({
    ...betLinesQuery(client, view, { isStaff, today }),
    refetchInterval: isLive ? false : pollMs,
    placeholderData: keepPreviousData,
  })
  const isOpen = view.tab === 'open'
  if (query.isPending) return <Loading />
  if (!query.data) {
    return (
      <ErrorState
        title={message('betting.bets.failed')}
        retryLabel={message('betting.event.retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const { docs } = query.data
  if (docs.length === 0) return <Nothing isOpen={isOpen} isStaff={isStaff} />
  const canMerge = isOpen && !isStaff && docs.some(({ kind }) => kind === 'sports')
  const rows = { ...acts, isStaff, isOpen, lines: canMerge && isAveraged ? merged(docs) : docs }
  return (
    <div className={styles.list} aria-busy={query.isPlaceholderData}>
      {query.isError && <Banner tone="warning">{message('betting.bets.late')}</Banner>}
      {canMerge && (
        <div className={styles.tools}>
          <AverageOdds isOn={isAveraged} onChange={setAveraged} />
        </div>
      )}
      {hasRoom ? <BetsTable {...rows} /> : <BetCards {...rows} />}
      <Pages page={query.data} isBusy={query.isPlaceholderData} onPage={onPage} />
    </div>
  )
}
