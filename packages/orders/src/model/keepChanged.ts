import type { OperatorClient } from '@kit/sdk'
import type { WaitingOrder } from '@kit/sdk/contract'
import { waitingOrdersQuery } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import { withChange } from './liveOrders.ts'

/** Writes what an answer or an event says of orders into the list that is on the screen. */
export function keepChanged(
  queries: QueryClient,
  client: OperatorClient,
  changed: readonly WaitingOrder[],
): void {
  const { queryKey } = waitingOrdersQuery(client)
  queries.setQueryData(queryKey, (list) => list && changed.reduce(withChange, list))
}
