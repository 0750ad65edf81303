import { queryOptions } from '@tanstack/react-query'
import { searchEvents, type RequestOf, type ResponseOf } from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { queryOf } from './queryOf.ts'

type Found = ResponseOf<typeof searchEvents>

/** The events whose name holds the text, by sport. A search that failed found nothing, and says no more (CALL-047). */
export const searchQuery = (client: OperatorClient, search: string) => {
  const request: RequestOf<typeof searchEvents> = { search, active: 'true', searchField: 'eventName' }
  return queryOptions({
    ...queryOf(client, searchEvents, request),
    queryFn: ({ signal }): Promise<Found> =>
      client.call(searchEvents, request, { signal }).catch((error: unknown) => {
        // One that was called off was not answered: its empty list must not be kept.
        if (signal.aborted) throw error
        return []
      }),
  })
}
