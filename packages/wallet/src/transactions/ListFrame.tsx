'use client'
import type { Page } from '@kit/sdk/contract'
import { lastKnownAt } from '@kit/sdk/query'
import { Banner, Button, EmptyState, ErrorState, Paging, Skeleton, timeOrDay, useMessage } from '@kit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useWalletSite } from '../walletContext.ts'
import * as styles from './transactions.css.ts'

const placeholders = ['first', 'second', 'third', 'fourth']

/** Shown if a list could not be refreshed. Has a retry button. */
function Age({ query }: { query: UseQueryResult<unknown> }) {
  const message = useMessage()
  const { isOnline, now: clock } = useWalletSite()
  const now = clock()
  const isConnected = useSyncExternalStore(isOnline.subscribe, isOnline.getState, isOnline.getState)
  const asOf = lastKnownAt(query, isConnected, now)
  if (asOf === undefined && !query.isError) return null
  const retry = (
    <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
      {message('wallet.transactions.retry')}
    </Button>
  )
  return asOf === undefined ? (
    <Banner tone="warning" action={retry}>
      {message('wallet.transactions.late')}
    </Banner>
  ) : (
    <Banner tone="warning" icon="offline" action={retry}>
      {message('wallet.transactions.asOf', { time: timeOrDay(asOf, now) })}
    </Banner>
  )
}

export interface ListFrameProps<Row> {
  query: UseQueryResult<Page<Row>>
  onPage: (page: number) => void
  /** Called only for a page with rows. */
  children: (rows: readonly Row[]) => ReactNode
}

/**
 * Frame around the rows of every tab: loading, failure, no rows, age and pages. Source: TXN-008.
 */
export function ListFrame<Row>({ query, onPage, children }: ListFrameProps<Row>) {
  const message = useMessage()
  if (query.isPending)
    return (
      <div
        className={styles.loading}
        role="status"
        aria-busy
        aria-label={message('wallet.transactions.loading')}
      >
        {placeholders.map((key) => (
          <Skeleton key={key} shape="block" height="72px" />
        ))}
      </div>
    )
  if (!query.data)
    return (
      <ErrorState
        title={message('wallet.transactions.failed')}
        labels={{ retry: message('wallet.transactions.retry') }}
        loading={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  const { docs, limit, showingFrom, showingTo, totalDocs, totalPages } = query.data
  if (docs.length === 0)
    return (
      <>
        <Age query={query} />
        <EmptyState
          icon="list"
          title={message('wallet.transactions.none')}
          text={message('wallet.transactions.noneText')}
        />
      </>
    )
  return (
    <div className={styles.list} aria-busy={query.isPlaceholderData}>
      <Age query={query} />
      {children(docs)}
      <div className={styles.tools}>
        <span className={styles.quiet}>
          {message('wallet.transactions.showing', { from: showingFrom, to: showingTo, total: totalDocs })}
        </span>
        <Paging
          aria-label={message('wallet.transactions.pages')}
          value={Math.floor((showingFrom - 1) / limit) + 1}
          pages={totalPages}
          disabled={query.isPlaceholderData}
          onValueChange={onPage}
          labels={{
            previous: message('wallet.transactions.previousPage'),
            next: message('wallet.transactions.nextPage'),
            page: (number) => message('wallet.transactions.page', { page: number }),
          }}
        />
      </div>
    </div>
  )
}
