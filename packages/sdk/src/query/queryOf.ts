import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { onePage } from '../client/readAnswer.ts'
import type { AnyEndpoint, Family, Page, RequestOf } from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { freshMs } from './refreshTimes.ts'

/** Query families whose answers are the same for everybody. All others belong to the logged-in user. */
export const publicFamilies: readonly Family[] = [
  'home',
  'highlights',
  'markets',
  'search',
  'configuration',
  'location',
  'casinoGames',
  'staticFiles',
  'priceHistory',
]

/** The query key of a call: its family, its name and its request. The family alone is the prefix of all its keys. */
export const queryKeyOf = <E extends AnyEndpoint>({ family, name }: E, request: RequestOf<E>) =>
  [family, name, request] as const

const freshFor = ({ family }: AnyEndpoint): number => (family && freshMs[family]) ?? 0

/** The query of any call that reads, built from its declaration. */
export const queryOf = <E extends AnyEndpoint>(client: OperatorClient, endpoint: E, request: RequestOf<E>) =>
  queryOptions({
    queryKey: queryKeyOf(endpoint, request),
    queryFn: ({ signal }) => client.call(endpoint, request, { signal }),
    staleTime: freshFor(endpoint),
  })

/** The same for a call declared `paged`: rows with the paging fields. */
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

/** The same for a call chosen at run time, whose key is not typed with its data. */
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

/** The page a list shows. A page that failed to load is an empty list with one page (ERR-010, Q-025). */
export const shownPage = <Row>(query: {
  data: Page<Row> | undefined
  isError: boolean
}): Page<Row> | undefined => query.data ?? (query.isError ? emptyPage : undefined)

/** Invalidates query families: visible queries are read again. */
export function invalidate(queries: QueryClient, families: readonly Family[]): void {
  for (const family of families) void queries.invalidateQueries({ queryKey: [family] })
}

/**
 * The mutation of any call that changes something. It invalidates the families it changes whether it succeeds or
 * fails: a refusal, too, means that the screen is out of date.
 */
export const mutationOf = <E extends AnyEndpoint>(client: OperatorClient, endpoint: E) =>
  mutationOptions({
    mutationKey: [endpoint.name],
    mutationFn: (request: RequestOf<E>) => client.call(endpoint, request),
    onSettled: (_answer, _error, _request, _before, { client: queries }) =>
      invalidate(queries, endpoint.changes),
  })
