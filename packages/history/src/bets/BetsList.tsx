'use client'
import { EmptyState, ErrorState, MoreMessages, Paging, Skeleton, useMediaQuery, useMessage } from '@kit/ui'
import type { Page } from '@kit/sdk/contract'
import type { HistoryBet, HistoryReader } from '../historyKind.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useHistorySite } from '../historyContext.ts'
import { Age } from './Age.tsx'
import { BetCards } from './BetCards.tsx'
import type { RowProps } from './betRow.ts'
import { BetsTable } from './BetsTable.tsx'
import type { BetsView } from './betsView.ts'
import { pageQuery } from './pageQuery.ts'
import * as styles from './bets.css.ts'
import { useLiveStatus } from './useLiveStatus.ts'

/** Interval at which a list is read while the socket is down, in ms. */
const pollMs = 10_000
const tableFrom = '(min-width: 720px)'
const placeholders = ['first', 'second', 'third', 'fourth']

interface BetsListProps extends Pick<RowProps, 'isStaff' | 'onOpen' | 'onPlayer'> {
  view: BetsView
  today: string
  onPage: (page: number) => void
}

function Loading() {
  const message = useMessage()
  return (
    <div className={styles.loading} role="status" aria-busy aria-label={message('history.loading')}>
      {placeholders.map((key) => (
        <Skeleton key={key} shape="block" height="72px" />
      ))}
    </div>
  )
}

function Failed({ query }: { query: Pick<UseQueryResult, 'isFetching' | 'refetch'> }) {
  const message = useMessage()
  return (
    <ErrorState
      title={message('history.failed')}
      labels={{ retry: message('history.retry') }}
      loading={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}

function NoBets({ isOpen, isStaff }: Pick<RowProps, 'isOpen' | 'isStaff'>) {
  const message = useMessage()
  if (!isOpen) {
    const text = message('history.noneEndedText')
    return <EmptyState icon="bet" title={message('history.noneEnded')} text={text} />
  }
  return <EmptyState icon="bet" title={message(isStaff ? 'history.noneOpenStaff' : 'history.noneOpen')} />
}

function Pages({
  page,
  isBusy,
  onPage,
}: {
  page: Page<HistoryBet>
  isBusy: boolean
  onPage: (page: number) => void
}) {
  const message = useMessage()
  const shown = Math.floor((page.showingFrom - 1) / page.limit) + 1
  return (
    <div className={styles.tools}>
      <span className={styles.quiet}>
        {message('history.showing', { from: page.showingFrom, to: page.showingTo, total: page.totalDocs })}
      </span>
      <Paging
        aria-label={message('history.pages')}
        value={shown}
        pages={page.totalPages}
        disabled={isBusy}
        onValueChange={onPage}
        labels={{
          previous: message('history.previousPage'),
          next: message('history.nextPage'),
          page: (number) => message('history.page', { page: number }),
        }}
      />
    </div>
  )
}

export function BetsList({ reader, ...props }: BetsListProps & { reader: UseQueryResult<HistoryReader> }) {
  if (reader.isPending) return <Loading />
  if (!reader.data) return <Failed query={reader} />
  return (
    <MoreMessages messages={reader.data.messages}>
      <ReadList reader={reader.data} {...props} />
    </MoreMessages>
  )
}

function usePage(reader: HistoryReader, { view, today, isStaff }: BetsListProps) {
  const { client } = useHistorySite().operator
  const isLive = useLiveStatus() === 'live'
  return useQuery({
    ...pageQuery(reader, client, { view, today, isStaff }),
    refetchInterval: isLive ? false : pollMs,
    meta: { reader },
    // This reader cannot read bets of another kind.
    placeholderData: (before, query) => (query?.meta?.['reader'] === reader ? before : undefined),
  })
}

/** Rows per read and maximum number of reads of a merged list. */
const rowsOfRead = 100
const maxReads = 20

/** Reads all open bets, not only one page, because odds are averaged over all of them. Source: OPEN-009. */
function useAllBets(reader: HistoryReader, { view }: BetsListProps, isWanted: boolean) {
  const { client } = useHistorySite().operator
  const isLive = useLiveStatus() === 'live'
  const pageOf = (page: number) =>
    reader.list(client, { isOpen: true, isStaff: false, page, limit: rowsOfRead, gameType: view.type })
  const { queryKey, queryFn } = pageOf(1)
  return useQuery({
    queryKey: [...queryKey, 'all'],
    queryFn: async ({ signal }) => {
      const first = await queryFn({ signal })
      const docs = [...first.docs]
      for (let page = 2; page <= Math.min(first.totalPages, maxReads); page += 1)
        docs.push(...(await pageOf(page).queryFn({ signal })).docs)
      // A bet placed between two reads shifts another to the next page, which then returns it twice.
      return [...new Map(docs.map((bet) => [bet.id, bet])).values()]
    },
    enabled: isWanted,
    refetchInterval: isLive ? false : pollMs,
  })
}

function ReadList({ reader, ...props }: BetsListProps & { reader: HistoryReader }) {
  const { view, isStaff, onPage, onOpen, onPlayer } = props
  const message = useMessage()
  const hasRoom = useMediaQuery(tableFrom)
  const [isMerged, setMerged] = useState(false)
  const query = usePage(reader, props)
  const isOpen = view.tab === 'open'
  const merge = isOpen && !isStaff ? reader.merge : undefined
  const all = useAllBets(reader, props, merge !== undefined && isMerged)
  if (query.isPending) return <Loading />
  if (!query.data) return <Failed query={query} />
  const { docs } = query.data
  if (docs.length === 0)
    return (
      <>
        <Age query={query} />
        <NoBets isOpen={isOpen} isStaff={isStaff} />
      </>
    )
  const merged = merge && isMerged ? all.data && merge.rows(all.data) : undefined
  const bets = merged ?? docs.map((bet) => ({ ...bet, count: 1 }))
  const rows = bets.map(({ count, ...bet }) => ({ bet, count, line: reader.lineOf(bet, message) }))
  const shown = {
    rows,
    isStaff,
    isOpen,
    onOpen,
    onPlayer,
    placeName: message(reader.placeId),
    Action: isOpen && !isStaff ? reader.Action : undefined,
  }
  return (
    <div className={styles.list} aria-busy={query.isPlaceholderData || (isMerged && all.isPending)}>
      <Age query={query} />
      {merge && (
        <div className={styles.tools}>
          <merge.Switch isOn={isMerged} onChange={setMerged} />
        </div>
      )}
      {hasRoom ? <BetsTable {...shown} /> : <BetCards {...shown} />}
      {!merged && <Pages page={query.data} isBusy={query.isPlaceholderData} onPage={onPage} />}
    </div>
  )
}
