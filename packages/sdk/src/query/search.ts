import { queryOptions } from '@tanstack/react-query'
import { searchEvents, type RequestOf, type ResponseOf } from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { queryOf } from './queryOf.ts'

type Found = ResponseOf<typeof searchEvents>

/** Events whose name contains the text, by sport. A failed search shows no results and no error (CALL-047). */
export const searchQuery = (client: OperatorClient, search: string) => {
  const request: RequestOf<typeof searchEvents> = { search, active: 'true', searchField: 'eventName' }
  return queryOptions({
    ...queryOf(client, searchEvents, request),
    queryFn: ({ signal }): Promise<Found> =>
      client.call(searchEvents, request, { signal }).catch((error: unknown) => {
        // An aborted search has no answer: its empty list must not be cached.
        if (signal.aborted) throw error
        return []
      }),
  })
}
