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
