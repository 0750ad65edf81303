'use client'
import { MoreMessages, useMessage } from '@kit/ui'
import { useFlag } from '@kit/sdk/react'
import { ofEventFirst } from '../model/liveOrders.ts'
import { orderMessages } from '../orderMessages.ts'
import { CancelAll, ListAge, OrderRows } from './OrderList.tsx'
import * as styles from './list.css.ts'
import { useUnmatchedOrders } from './useUnmatchedOrders.ts'

function Orders({ eventId }: { eventId: string | null }) {
  const message = useMessage()
  const { query, asOf } = useUnmatchedOrders()
  // Most players have no orders most of the time; then their bets are at the top.
  if (!query.data || query.data.length === 0) return null
  return (
    <section className={styles.section} aria-label={message('orders.title')}>
      <div className={styles.tools}>
        <h3 className={styles.heading}>{message('orders.list.heading', { count: query.data.length })}</h3>
        <CancelAll orders={query.data} />
      </div>
      <ListAge asOf={asOf} />
      <OrderRows orders={ofEventFirst(query.data, eventId)} />
    </section>
  )
}

/** Section above the open bets. Orders of the event on the screen are listed first. */
export default function OpenBetsSection({ eventId }: { eventId: string | null }) {
  const isOffered = useFlag('betting.unmatched')
  return (
    isOffered && (
      <MoreMessages messages={orderMessages}>
        <Orders eventId={eventId} />
      </MoreMessages>
    )
  )
}
