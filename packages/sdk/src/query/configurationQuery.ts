import { queryOptions } from '@tanstack/react-query'
import type { Operator } from '../operator.ts'
import { freshMs, rereadMs } from './refreshTimes.ts'

/**
 * The operator's configuration for this domain, read at start and each minute: maintenance, server time, socket
 * switches.
 */
export const configurationQuery = (operator: Operator) =>
  queryOptions({
    queryKey: ['configuration'],
    queryFn: () => operator.configure(),
    staleTime: freshMs.configuration ?? 0,
    refetchInterval: rereadMs.configuration,
    refetchIntervalInBackground: true,
  })

/** Sports with their competitions, from the configuration: read again every 120 s while a page shows them (CONF-023). */
export const tournamentsQuery = (operator: Operator) =>
  queryOptions({
    queryKey: ['tournaments'],
    queryFn: async ({ client }) => (await client.fetchQuery(configurationQuery(operator))).tournament,
    staleTime: rereadMs.tournaments,
    refetchInterval: rereadMs.tournaments,
  })
