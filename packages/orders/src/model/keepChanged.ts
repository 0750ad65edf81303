import type { OperatorClient } from '@kit/sdk'
import type { UnmatchedOrder } from '@kit/sdk/contract'
import { unmatchedOrdersQuery } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import { withChange } from './liveOrders.ts'

export function keepChanged(
  queries: QueryClient,
  client: OperatorClient,
  changed: readonly UnmatchedOrder[],
): void {
  const { queryKey } = unmatchedOrdersQuery(client)
  queries.setQueryData(queryKey, (list) => list && changed.reduce(withChange, list))
}
