'use client'
import { ErrorState, Skeleton, useMessage } from '@kit/ui'
import * as styles from './bets.css.ts'

export interface AwaitedDetailProps {
  query: { isPending: boolean; isFetching: boolean; refetch: () => unknown }
}

/** Shown in place of a bet's details while they load, or with a retry button when loading failed. */
export function AwaitedDetail({ query }: AwaitedDetailProps) {
  const message = useMessage()
  if (query.isPending)
    return (
      <div className={styles.loading} role="status" aria-busy aria-label={message('history.bet.loading')}>
        <Skeleton shape="block" height="120px" />
      </div>
    )
  return (
    <ErrorState
      title={message('history.bet.failed')}
      labels={{ retry: message('history.retry') }}
      loading={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
