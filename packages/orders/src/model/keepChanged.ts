import type { OperatorClient } from '@kit/sdk'
import type { WaitingOrder } from '@kit/sdk/contract'
import { waitingOrdersQuery } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import { withChange } from './liveOrders.ts'

/** Updates the list on the screen with the orders of an answer or event. */
export function keepChanged(
  queries: QueryClient,
  client: OperatorClient,
  changed: readonly WaitingOrder[],
): void {
  const { queryKey } = waitingOrdersQuery(client)
  queries.setQueryData(queryKey, (list) => list && changed.reduce(withChange, list))
}
