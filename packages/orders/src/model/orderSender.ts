import {
  findUnmatchedOrder,
  placeUnmatchedOrder,
  type PlacedUnmatchedOrder,
  type UnmatchedOrderRequest,
} from '@kit/sdk/contract'
import { createRequestKind, type OnceAnswer, type RequestKind } from '@kit/sdk/once'
import { invalidate } from '@kit/sdk/query'
import type { SiteServices } from '@kit/shell/feature'
import type { QueryClient } from '@tanstack/react-query'
import { keepChanged } from './keepChanged.ts'

export type Asked = Omit<UnmatchedOrderRequest, 'key'>

export type AskAnswer = OnceAnswer<PlacedUnmatchedOrder>

const known = new WeakMap<SiteServices, RequestKind<Asked, PlacedUnmatchedOrder>>()

/** Created once per site. Each request is sent once, across all tabs. */
export function orderSenderOf(
  site: SiteServices,
  queries: QueryClient,
): RequestKind<Asked, PlacedUnmatchedOrder> {
  const { client } = site.operator
  const own =
    known.get(site) ??
    createRequestKind<Asked, PlacedUnmatchedOrder>({
      name: 'orders.ask',
      ports: site,
      send: (request, options) => client.call(placeUnmatchedOrder, request, options),
      async find(key, options) {
        const found = await client.call(findUnmatchedOrder, { key }, options)
        return found.state === 'placed' ? { state: 'done', answer: found.placed } : found
      },
      // Until the first request is answered, a second press on the same price counts as the same request.
      subjectOf: ({ marketId, runnerId, side, odds }) => `${marketId} ${runnerId} ${side} ${odds}`,
      onTaken({ order }) {
        keepChanged(queries, client, [order])
        invalidate(queries, placeUnmatchedOrder.changes)
      },
    })
  known.set(site, own)
  return own
}
