import {
  findWaitingOrder,
  placeWaitingOrder,
  type PlacedWaitingOrder,
  type WaitingOrderRequest,
} from '@kit/sdk/contract'
import { createRequestKind, type OnceAnswer, type RequestKind } from '@kit/sdk/once'
import { invalidate } from '@kit/sdk/query'
import type { SiteServices } from '@kit/shell/feature'
import type { QueryClient } from '@tanstack/react-query'
import { keepChanged } from './keepChanged.ts'

/** A price as it is asked for, without its key. */
export type Asked = Omit<WaitingOrderRequest, 'key'>

export type AskAnswer = OnceAnswer<PlacedWaitingOrder>

const known = new WeakMap<SiteServices, RequestKind<Asked, PlacedWaitingOrder>>()

/** The one place of a site that asks for prices: each once, over all tabs. */
export function orderSenderOf(
  site: SiteServices,
  queries: QueryClient,
): RequestKind<Asked, PlacedWaitingOrder> {
  const { client } = site.operator
  const own =
    known.get(site) ??
    createRequestKind<Asked, PlacedWaitingOrder>({
      name: 'orders.ask',
      ports: site,
      send: (request, options) => client.call(placeWaitingOrder, request, options),
      async find(key, options) {
        const found = await client.call(findWaitingOrder, { key }, options)
        return found.state === 'placed' ? { state: 'done', answer: found.placed } : found
      },
      // A second press on the same price is the same wish until the first is answered.
      subjectOf: ({ marketId, runnerId, side, odds }) => `${marketId} ${runnerId} ${side} ${odds}`,
      onTaken({ order }) {
        keepChanged(queries, client, [order])
        invalidate(queries, placeWaitingOrder.changes)
      },
    })
  known.set(site, own)
  return own
}
