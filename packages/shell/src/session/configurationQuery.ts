import type { Operator } from '@kit/sdk'
import { freshMs, rereadMs } from '@kit/sdk/query'
import { queryOptions } from '@tanstack/react-query'

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
