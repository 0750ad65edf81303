import { lastKnownAt } from '@kit/sdk/query'
import { Banner, ErrorState, Skeleton, Stack, timeOrDay, useMessage } from '@kit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useAccountServices } from '../accountContext.ts'

interface AnswerProps<Data> {
  query: UseQueryResult<Data>
  /** Height of the content, so that the layout does not shift. */
  height: string
  children: (data: Data) => ReactNode
}

export function Answer<Data>({ query, height, children }: AnswerProps<Data>) {
  const message = useMessage()
  if (query.data !== undefined)
    return (
      <>
        <Age query={query} />
        {children(query.data)}
      </>
    )
  if (query.isError)
    return (
      <ErrorState
        title={message('account.page.failed')}
        labels={{ retry: message('account.page.retry') }}
        loading={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <Stack role="status" aria-busy aria-label={message('account.page.loading')}>
      <Skeleton shape="block" height={height} />
    </Stack>
  )
}

function Age({ query }: { query: UseQueryResult<unknown> }) {
  const message = useMessage()
  const { isOnline, now: clock } = useAccountServices().site
  const now = clock()
  const online = useSyncExternalStore(isOnline.subscribe, isOnline.getState, isOnline.getState)
  const asOf = lastKnownAt(query, online, now)
  return (
    asOf !== undefined && (
      <Banner tone="warning" icon="offline">
        {message('account.page.asOf', { time: timeOrDay(asOf, now) })}
      </Banner>
    )
  )
}
