import { betDelaySeconds } from '@kit/rules'
import type { User } from '@kit/sdk/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useOrders } from '../ordersContext.ts'
import { orderSenderOf, type AskAnswer, type Asked } from './orderSender.ts'

/** Sends an order once. The page cannot reload before its answer. */
export function useSendAsk() {
  const { site, store } = useOrders()
  const queries = useQueryClient()
  return useCallback(
    async (user: User, asked: Asked, delaySeconds: number): Promise<AskAnswer> => {
      store.setState(({ sending }) => ({ sending: sending + 1 }))
      try {
        const delay = betDelaySeconds(user, { delaySeconds })
        return await orderSenderOf(site, queries).send(user.id, asked, delay)
      } catch (error) {
        site.onError(error, 'orders: asking for a price')
        return { state: 'unknown' }
      } finally {
        store.setState(({ sending }) => ({ sending: sending - 1 }))
      }
    },
    [site, store, queries],
  )
}
