'use client'
import { lastKnownAt } from '@kit/sdk/query'
import { Banner, Button, timeOrDay, useMessage } from '@kit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useHistorySite } from '../historyContext.ts'

/** Shown if a list could not be refreshed. Offers a retry. */
export function Age({ query }: { query: UseQueryResult<unknown> }) {
  const message = useMessage()
  const { isOnline, now: clock } = useHistorySite()
  const now = clock()
  const asOf = lastKnownAt(
    query,
    useSyncExternalStore(isOnline.subscribe, isOnline.getState, isOnline.getState),
    now,
  )
  if (asOf === undefined && !query.isError) return null
  const retry = (
    <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
      {message('history.retry')}
    </Button>
  )
  return asOf === undefined ? (
    <Banner tone="warning" action={retry}>
      {message('history.late')}
    </Banner>
  ) : (
    <Banner tone="warning" icon="offline" action={retry}>
      {message('history.asOf', { time: timeOrDay(asOf, now) })}
    </Banner>
  )
}
