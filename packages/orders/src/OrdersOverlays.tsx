'use client'
import { unmatchedOrderChanged, type UnmatchedOrder } from '@kit/sdk/contract'
import { unmatchedOrdersQuery } from '@kit/sdk/query'
import { formatOdds, formatPoints, MoreMessages, useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { OrderSheet } from './ask/OrderSheet.tsx'
import { newsOf } from './model/liveOrders.ts'
import { orderSenderOf } from './model/orderSender.ts'
import { orderName } from './model/orderWords.ts'
import { usePlayer } from './model/useAccount.ts'
import { keepChanged } from './model/keepChanged.ts'
import { useOrderChanges } from './model/useOrderChanges.ts'
import { useSendAsk } from './model/useSendAsk.ts'
import { useTellAnswer } from './model/useTellAnswer.ts'
import { orderMessages } from './orderMessages.ts'
import { useOrders, type OrderAct } from './ordersContext.ts'

/** Those that were sent before a reload. */
function useResumed(userId: string | undefined): void {
  const { site } = useOrders()
  const queries = useQueryClient()
  const tell = useEffectEvent(useTellAnswer())
  useEffect(() => {
    if (userId === undefined) return
    void orderSenderOf(site, queries)
      .resume(userId)
      .then((ended) => ended.forEach(tell))
  }, [site, queries, userId])
}

function useLiveOrders(): void {
  const { site, store } = useOrders()
  const queries = useQueryClient()
  const message = useMessage()
  const receive = useEffectEvent((changed: UnmatchedOrder) => {
    const before = queries
      .getQueryData(unmatchedOrdersQuery(site.operator.client).queryKey)
      ?.find(({ id }) => id === changed.id)
    keepChanged(queries, site.operator.client, [changed])
    // The player's own change is announced by its answer.
    if (store.getState().changing.has(changed.id)) return
    const news = newsOf(before, changed)
    if (news?.kind === 'matched')
      site.toast(
        message('orders.news.matched', {
          stake: formatPoints(news.stake),
          odds: formatOdds(changed.odds),
          runner: changed.runnerName,
        }),
        'success',
      )
    else if (news) {
      const text = changed.end === 'break' ? 'orders.news.break' : 'orders.news.lapsed'
      site.toast(message(text, { order: orderName(changed, message) }), 'info')
    }
  })
  useEffect(() => site.operator.live.on(unmatchedOrderChanged, ({ docs }) => receive(docs)), [site])
}

function useActs(): void {
  const { site, store } = useOrders()
  const player = usePlayer()
  const changes = useOrderChanges()
  const send = useSendAsk()
  const tell = useTellAnswer()
  const acts = useStore(store, (state) => state.acts)
  const run = useEffectEvent(async (act: OrderAct) => {
    if (act.kind === 'cancel') return changes.cancel(act.id)
    const { ask } = act
    if (!player || ask.stake === undefined) return store.setState({ subject: { kind: 'ask', ask } })
    const { marketId, eventId, runnerId, side, odds, stake } = ask
    const atInPlay = ask.isInPlay ? 'keep' : 'lapse'
    const asked = {
      marketId,
      eventId,
      runnerId,
      side,
      odds,
      stake,
      atInPlay,
      endsWithConnection: false,
    } as const
    tell(await send(player, asked, ask.delaySeconds))
  })
  useEffect(() => {
    if (acts.length === 0 || !player) return
    store.setState({ acts: [] })
    for (const act of acts) run(act).catch((error: unknown) => site.onError(error, 'orders: a press'))
  }, [acts, player, site, store])
}

function Working() {
  useResumed(usePlayer()?.id)
  useLiveOrders()
  useActs()
  const { store } = useOrders()
  const subject = useStore(store, (state) => state.subject)
  return <OrderSheet subject={subject} onClose={() => store.setState({ subject: null })} />
}

/** Outside the pages of orders: the sheet, the announcements, and the actions of ladders. */
export default function OrdersOverlays() {
  return (
    <MoreMessages messages={orderMessages}>
      <Working />
    </MoreMessages>
  )
}
