'use client'
import type { UnmatchedOrder } from '@kit/sdk/contract'
import { Banner, Button, timeOrDay, useMessage } from '@kit/ui'
import { useStore } from 'zustand'
import { useIsOnline } from '../model/useAccount.ts'
import { useOrderChanges } from '../model/useOrderChanges.ts'
import { useOrders } from '../ordersContext.ts'
import { OrderRow } from './OrderRow.tsx'
import * as styles from './list.css.ts'

/** Button that cancels all orders. Not rendered for a single order. */
export function CancelAll({ orders }: { orders: readonly UnmatchedOrder[] }) {
  const message = useMessage()
  const isOnline = useIsOnline()
  const { store } = useOrders()
  const { cancelAll } = useOrderChanges()
  const ids = orders.map(({ id }) => id)
  const isChanging = useStore(store, ({ changing }) => ids.length > 0 && ids.every((id) => changing.has(id)))
  if (orders.length < 2) return null
  return (
    <Button size="small" disabled={!isOnline} loading={isChanging} onClick={() => void cancelAll(ids)}>
      {message('orders.list.cancelAll')}
    </Button>
  )
}

/** Shown if the list may be outdated. */
export function ListAge({ asOf }: { asOf: number | undefined }) {
  const message = useMessage()
  const { site } = useOrders()
  if (asOf === undefined) return null
  return (
    <Banner tone="warning" icon="offline">
      {message('orders.list.asOf', { time: timeOrDay(asOf, site.now()) })}
    </Banner>
  )
}

export function OrderRows({ orders }: { orders: readonly UnmatchedOrder[] }) {
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  )
}
