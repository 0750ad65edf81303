'use client'
import { ErrorState, Skeleton, useMessage } from '@kit/ui'
import * as styles from './bets.css.ts'

export interface AwaitedDetailProps {
  query: { isPending: boolean; isFetching: boolean; refetch: () => unknown }
}

/** What stands where a bet's details are to come: that they are on their way, or that they can be asked for again. */
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
      retryLabel={message('history.retry')}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
