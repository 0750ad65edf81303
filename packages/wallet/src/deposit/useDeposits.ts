import {
  depositDecided,
  depositsChanged,
  listDeposits,
  type Page,
  type PaymentRequest,
  type PaymentState,
} from '@kit/sdk/contract'
import { depositsQuery } from '@kit/sdk/query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWalletSite } from '../walletContext.ts'
import { useDepositServices } from './depositContext.ts'

/** How often a request that waits is read again where no event may come, in ms. */
const rereadMs = 10_000

const waits = ({ state }: Pick<PaymentRequest, 'state'>) => state === 'pending' || state === 'processing'

/** Whether a new request is refused while this is the newest: one that is being processed refuses none (DEP-048, Q-024). */
export const isPending = (request: PaymentRequest | undefined): request is PaymentRequest =>
  request?.state === 'pending'

/**
 * The player's newest deposits. A decision that the socket tells of is shown at once: the list itself is read at most every
 * two seconds. Source.
 */
export function useDeposits(isWanted: boolean) {
  const { operator } = useWalletSite()
  const { watchers } = useDepositServices()
  const queries = useQueryClient()
  const query = useQuery({
    ...depositsQuery(operator.client),
    enabled: isWanted,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.docs.some(waits) ? rereadMs : false),
  })
  useEffect(() => {
    const apply = (id: string, state: PaymentState) =>
      queries.setQueriesData<Page<PaymentRequest>>({ queryKey: [listDeposits.family] }, (page) =>
        Array.isArray(page?.docs) && page.docs.some((row) => row.id === id)
          ? { ...page, docs: page.docs.map((row) => (row.id === id ? { ...row, state } : row)) }
          : page,
      )
    const stops = [depositsChanged, depositDecided].map((event) =>
      operator.live.on(event, ({ docs: { id, status } }) => apply(id, status)),
    )
    watchers.setState((count) => count + 1, true)
    return () => {
      watchers.setState((count) => count - 1, true)
      for (const stop of stops) stop()
    }
  }, [operator, queries, watchers])
  return query
}
