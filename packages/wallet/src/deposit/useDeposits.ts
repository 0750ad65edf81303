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

/** Interval between reads of a pending request, in ms, for operators that send no event. */
const rereadMs = 10_000

const waits = ({ state }: Pick<PaymentRequest, 'state'>) => state === 'pending' || state === 'processing'

/**
 * Returns true if this newest request blocks a new one; a request in processing does not (DEP-048,
 *
 */
export const isPending = (request: PaymentRequest | undefined): request is PaymentRequest =>
  request?.state === 'pending'

/**
 * Subscribes to the player's newest deposits. Shows a decision from the socket at once; the list
 * itself is read at most every two seconds. Source.
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
