import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { onePage } from '../client/readAnswer.ts'
import type { AnyEndpoint, Family, Page, RequestOf } from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { freshMs } from './refreshTimes.ts'

/** The families of answers that are the same for everybody. All others belong to whoever is logged in. */
export const publicFamilies: readonly Family[] = [
  'home',
  'highlights',
  'markets',
  'search',
  'configuration',
  'location',
  'casinoGames',
  'staticFiles',
]

/** The key of a call's answer: its family, its name, and what was asked. A family alone is the beginning of all its keys. */
export const queryKeyOf = <E extends AnyEndpoint>({ family, name }: E, request: RequestOf<E>) =>
  [family, name, request] as const

const freshFor = ({ family }: AnyEndpoint): number => (family && freshMs[family]) ?? 0

/** The query of any call that reads, as its declaration says. */
export const queryOf = <E extends AnyEndpoint>(client: OperatorClient, endpoint: E, request: RequestOf<E>) =>
  queryOptions({
    queryKey: queryKeyOf(endpoint, request),
    queryFn: ({ signal }) => client.call(endpoint, request, { signal }),
    staleTime: freshFor(endpoint),
  })

/** The same for a call declared `paged`: the rows with the paging fields. */
export const pageQueryOf = <E extends AnyEndpoint>(
  client: OperatorClient,
  endpoint: E,
  request: RequestOf<E>,
) =>
  queryOptions({
    queryKey: queryKeyOf(endpoint, request),
    queryFn: ({ signal }) => client.page(endpoint, request, { signal }),
    staleTime: freshFor(endpoint),
  })

/** The same where the call is chosen while the program runs: its key says nothing of what it holds. */
export const pageReadOf = <E extends AnyEndpoint>(
  client: OperatorClient,
  endpoint: E,
  request: RequestOf<E>,
) => ({
  queryKey: queryKeyOf(endpoint, request) as readonly unknown[],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.page(endpoint, request, { signal }),
  staleTime: freshFor(endpoint),
})

const emptyPage: Page<never> = { docs: [], ...onePage(0) }

/** The page that a list shows: one that could not be loaded is an empty list with one page (ERR-010, Q-025). */
export const shownPage = <Row>(query: {
  data: Page<Row> | undefined
  isError: boolean
}): Page<Row> | undefined => query.data ?? (query.isError ? emptyPage : undefined)

/** Makes families of answers stale: those on the screen are read again. */
export function invalidate(queries: QueryClient, families: readonly Family[]): void {
  for (const family of families) void queries.invalidateQueries({ queryKey: [family] })
}

/**
 * The mutation of any call that changes something. Whatever came of it, the families that it changes are stale after: a
 * refusal, too, says that what was shown is not how things are.
 */
export const mutationOf = <E extends AnyEndpoint>(client: OperatorClient, endpoint: E) =>
  mutationOptions({
    mutationKey: [endpoint.name],
    mutationFn: (request: RequestOf<E>) => client.call(endpoint, request),
    onSettled: (_answer, _error, _request, _before, { client: queries }) =>
      invalidate(queries, endpoint.changes),
  })
