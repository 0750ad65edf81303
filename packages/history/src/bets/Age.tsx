'use client'
import { lastKnownAt } from '@kit/sdk/query'
import { Banner, timeOrDay, useMessage } from '@kit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useHistorySite } from '../historyContext.ts'

/** How old a list is that could not be read again. */
export function Age({ query }: { query: UseQueryResult<unknown> }) {
  const message = useMessage()
  const { isOnline, now: clock } = useHistorySite()
  const now = clock()
  const asOf = lastKnownAt(
    query,
    useSyncExternalStore(isOnline.subscribe, isOnline.getState, isOnline.getState),
    now,
  )
  if (asOf === undefined) return query.isError && <Banner tone="warning">{message('history.late')}</Banner>
  return (
    <Banner tone="warning" icon="offline">
      {message('history.asOf', { time: timeOrDay(asOf, now) })}
    </Banner>
  )
}
