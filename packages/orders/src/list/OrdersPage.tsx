'use client'
import { EmptyState, ErrorState, MoreMessages, PageFrame, Skeleton, useMessage } from '@kit/ui'
import { orderMessages } from '../orderMessages.ts'
import { CancelAll, ListAge, OrderRows } from './OrderList.tsx'
import * as styles from './list.css.ts'
import { useUnmatchedOrders } from './useUnmatchedOrders.ts'

const placeholders = ['first', 'second', 'third']

function Orders() {
  const message = useMessage()
  const { query, asOf } = useUnmatchedOrders()
  if (query.data && query.data.length > 0)
    return (
      <>
        <ListAge asOf={asOf} />
        <div className={styles.tools}>
          <CancelAll orders={query.data} />
        </div>
        <OrderRows orders={query.data} />
      </>
    )
  if (query.data)
    return (
      <>
        <ListAge asOf={asOf} />
        <EmptyState
          icon="clock"
          title={message('orders.list.empty')}
          text={message('orders.list.emptyText')}
        />
      </>
    )
  if (query.isError)
    return (
      <ErrorState
        title={message('orders.list.failed')}
        labels={{ retry: message('orders.list.retry') }}
        loading={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <div className={styles.list} role="status" aria-busy aria-label={message('orders.list.loading')}>
      {placeholders.map((key) => (
        <Skeleton key={key} shape="block" height="148px" />
      ))}
    </div>
  )
}

function Titled() {
  const message = useMessage()
  return (
    <PageFrame title={message('orders.title')}>
      <Orders />
    </PageFrame>
  )
}

export default function OrdersPage() {
  return (
    <MoreMessages messages={orderMessages}>
      <Titled />
    </MoreMessages>
  )
}
