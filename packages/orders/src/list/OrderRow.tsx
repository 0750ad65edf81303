'use client'
import type { UnmatchedOrder } from '@kit/sdk/contract'
import { Button, formatPoints, Money, Odds, Progress, SiteLink, useMessage, useNames } from '@kit/ui'
import { useStore } from 'zustand'
import { leftOf, orderName } from '../model/orderWords.ts'
import { useIsOnline } from '../model/useAccount.ts'
import { useOrderChanges } from '../model/useOrderChanges.ts'
import { useOrders } from '../ordersContext.ts'
import * as styles from './list.css.ts'

function Facts({ order: { ahead, atInPlay, endsWithConnection } }: { order: UnmatchedOrder }) {
  const message = useMessage()
  const facts = [
    ahead > 0n ? message('orders.list.ahead', { ahead: formatPoints(ahead) }) : message('orders.list.next'),
    message(atInPlay === 'keep' ? 'orders.list.kept' : 'orders.list.lapses'),
    ...(endsWithConnection ? [message('orders.list.connection')] : []),
  ]
  return <p className={styles.where}>{facts.join(' · ')}</p>
}

export function OrderRow({ order }: { order: UnmatchedOrder }) {
  const message = useMessage()
  const nameOf = useNames()
  const isOnline = useIsOnline()
  const { store } = useOrders()
  const { cancel } = useOrderChanges()
  const isChanging = useStore(store, ({ changing }) => changing.has(order.id))
  const name = orderName(order, message)
  const { stake, matched } = order
  const figures = [
    { name: 'orders.list.stake', minor: stake },
    { name: 'orders.list.matched', minor: matched },
    { name: 'orders.list.left', minor: leftOf(order) },
  ] as const
  return (
    <li className={styles.row} data-side={order.side} data-order={order.id}>
      <span className={styles.runner}>
        {message(`orders.side.${order.side}`)} <bdi>{order.runnerName}</bdi>
      </span>
      <Odds hundredths={order.odds} className={styles.odds} />
      <span className={styles.where}>
        <SiteLink to={`/events/${order.event.id}`} className={styles.link}>
          <bdi>{order.event.name}</bdi>
        </SiteLink>
        {' · '}
        <bdi>{nameOf(order.marketName)}</bdi>
      </span>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt className={styles.figureName}>{message(figure.name)}</dt>
            <dd className={styles.figure}>
              <Money minor={figure.minor} display="short" />
            </dd>
          </div>
        ))}
      </dl>
      {matched > 0n && (
        <Progress
          className={styles.wide}
          tone="success"
          value={Number((matched * 100n) / stake)}
          label={message('orders.list.progress', {
            matched: formatPoints(matched),
            stake: formatPoints(stake),
          })}
        />
      )}
      <Facts order={order} />
      <div className={styles.presses}>
        <Button
          size="small"
          aria-label={message('orders.list.editOne', { order: name })}
          disabled={!isOnline || isChanging}
          onClick={() => store.setState({ subject: { kind: 'edit', order } })}
        >
          {message('orders.list.edit')}
        </Button>
        <Button
          size="small"
          aria-label={message('orders.list.cancelOne', { order: name })}
          disabled={!isOnline}
          loading={isChanging}
          onClick={() => void cancel(order.id)}
        >
          {message('orders.list.cancel')}
        </Button>
      </div>
    </li>
  )
}
