import { cancelUnmatchedOrders, type UnmatchedOrder } from '@kit/sdk/contract'
import { invalidate } from '@kit/sdk/query'
import { useMessage, type Message } from '@kit/ui'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOrders, type OrdersServices } from '../ordersContext.ts'
import {
  cancelOrders,
  editOrder,
  type ChangeAnswer,
  type ChangePorts,
  type OrderEdit,
} from './changeOrder.ts'
import { keepChanged } from './keepChanged.ts'
import { orderName } from './orderWords.ts'

export interface OrderChanges {
  edit(edit: OrderEdit): Promise<ChangeAnswer<UnmatchedOrder>>
  /** Announces the result. A press during a pending request does nothing. */
  cancel(id: string): Promise<void>
  cancelAll(ids: readonly string[]): Promise<void>
}

function createChanges(
  { site, store }: OrdersServices,
  queries: QueryClient,
  message: Message,
): OrderChanges {
  const ports: ChangePorts = site.operator
  const isChanging = (ids: readonly string[]) => ids.some((id) => store.getState().changing.has(id))
  async function under<Done>(
    ids: readonly string[],
    run: () => Promise<ChangeAnswer<Done>>,
  ): Promise<ChangeAnswer<Done>> {
    store.setState(({ changing }) => ({ changing: new Set([...changing, ...ids]) }))
    try {
      return await run()
    } catch (error) {
      site.onError(error, 'orders: changing an order')
      return { state: 'unknown' }
    } finally {
      const isOther = (id: string) => !ids.includes(id)
      store.setState(({ changing }) => ({ changing: new Set([...changing].filter(isOther)) }))
      invalidate(queries, cancelUnmatchedOrders.changes)
    }
  }
  const tell = (answer: Exclude<ChangeAnswer<unknown>, { state: 'done' }>) => {
    if (answer.state === 'refused') site.toast(answer.message, 'danger')
    else if (answer.state === 'ended') site.toast(message('orders.cancel.ended'), 'info')
    else site.toast(message('orders.cancel.unknown'), 'danger')
  }
  return {
    async edit(edit) {
      const answer = await under([edit.id], () => editOrder(ports, edit))
      if (answer.state === 'done') keepChanged(queries, site.operator.client, [answer.done])
      return answer
    },
    async cancel(id) {
      if (isChanging([id])) return
      const answer = await under([id], () => cancelOrders(ports, id))
      if (answer.state !== 'done') return tell(answer)
      keepChanged(queries, site.operator.client, answer.done)
      for (const order of answer.done)
        site.toast(message('orders.cancel.done', { order: orderName(order, message) }), 'success')
    },
    async cancelAll(ids) {
      if (isChanging(ids)) return
      const answer = await under(ids, () => cancelOrders(ports, undefined))
      if (answer.state !== 'done') return tell(answer)
      keepChanged(queries, site.operator.client, answer.done)
      site.toast(message('orders.cancel.doneAll', { count: answer.done.length }), 'success')
    },
  }
}

export function useOrderChanges(): OrderChanges {
  const services = useOrders()
  const queries = useQueryClient()
  const message = useMessage()
  return useMemo(() => createChanges(services, queries, message), [services, queries, message])
}
