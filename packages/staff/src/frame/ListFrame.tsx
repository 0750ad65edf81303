'use client'
import type { Page } from '@kit/sdk/contract'
import { lastKnownAt } from '@kit/sdk/query'
import { Banner, EmptyState, ErrorState, Paging, Skeleton, timeOrDay, useMessage } from '@kit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useStaffSite } from '../staffContext.ts'
import * as styles from '../staff.css.ts'

function Age({ query }: { query: UseQueryResult<unknown> }) {
  const message = useMessage()
  const { isOnline, now: clock } = useStaffSite()
  const now = clock()
  const isConnected = useSyncExternalStore(isOnline.subscribe, isOnline.getState, isOnline.getState)
  const asOf = lastKnownAt(query, isConnected, now)
  if (asOf === undefined) return query.isError && <Banner tone="warning">{message('staff.late')}</Banner>
  return (
    <Banner tone="warning" icon="offline">
      {message('staff.asOf', { time: timeOrDay(asOf, now) })}
    </Banner>
  )
}

export interface AnsweredProps<Data> {
  query: UseQueryResult<Data>
  /** Height of the content, so that the layout does not shift. */
  height: string
  children: (data: Data) => ReactNode
}

export function Answered<Data>({ query, height, children }: AnsweredProps<Data>) {
  const message = useMessage()
  if (query.data !== undefined)
    return (
      <div className={styles.stack} aria-busy={query.isPlaceholderData}>
        <Age query={query} />
        {children(query.data)}
      </div>
    )
  if (query.isPending)
    return (
      <div role="status" aria-busy aria-label={message('staff.loading')}>
        <Skeleton shape="block" height={height} />
      </div>
    )
  return (
    <ErrorState
      title={message('staff.failed')}
      labels={{ retry: message('staff.retry') }}
      loading={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}

export interface ListFrameProps<Row> {
  query: UseQueryResult<Page<Row>>
  none: string
  onPage: (page: number) => void
  /** Called only for a page with rows. */
  children: (rows: readonly Row[]) => ReactNode
}

export function ListFrame<Row>({ query, none, onPage, children }: ListFrameProps<Row>) {
  return (
    <Answered query={query} height="240px">
      {(page) =>
        page.docs.length === 0 ? (
          <EmptyState icon="list" title={none} />
        ) : (
          <>
            {children(page.docs)}
            <Pages page={page} isBusy={query.isPlaceholderData} onPage={onPage} />
          </>
        )
      }
    </Answered>
  )
}

function Pages({
  page: { limit, showingFrom, showingTo, totalDocs, totalPages },
  isBusy,
  onPage,
}: {
  page: Page<unknown>
  isBusy: boolean
  onPage: (page: number) => void
}) {
  const message = useMessage()
  if (totalPages <= 1) return null
  return (
    <div className={styles.tools}>
      <span className={styles.quiet}>
        {message('staff.showing', { from: showingFrom, to: showingTo, total: totalDocs })}
      </span>
      <Paging
        aria-label={message('staff.pagesOfList')}
        value={Math.floor((showingFrom - 1) / limit) + 1}
        pages={totalPages}
        disabled={isBusy}
        onValueChange={onPage}
        labels={{
          previous: message('staff.previousPage'),
          next: message('staff.nextPage'),
          page: (number) => message('staff.page', { page: number }),
        }}
      />
    </div>
  )
}
