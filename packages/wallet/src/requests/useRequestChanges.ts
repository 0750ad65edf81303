import {
  depositDecided,
  depositsChanged,
  withdrawalsChanged,
  type Family,
  type Page,
  type PaymentRequest,
  type PaymentState,
} from '@kit/sdk/contract'
import { useMessage } from '@kit/ui'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWalletSite } from '../walletContext.ts'

interface Change {
  id: string
  status: PaymentState
}

/**
 * Writes a request's new state into every list that shows it. Returns true if one showed another
 * state before.
 */
function writeState(queries: QueryClient, family: Family, { id, status }: Change): boolean {
  let hasChanged = false
  for (const [queryKey, page] of queries.getQueriesData<Page<PaymentRequest>>({ queryKey: [family] })) {
    if (!page?.docs.some((row) => row.id === id && row.state !== status)) continue
    hasChanged = true
    queries.setQueryData(queryKey, {
      ...page,
      docs: page.docs.map((row) => (row.id === id ? { ...row, state: status } : row)),
    })
  }
  return hasChanged
}

/**
 * Follows the player's requests while their list is shown: a state from the socket is shown at
 * once, before the list is read again. Returns the last change as text, to be announced.
 */
export function useRequestChanges(): string {
  const message = useMessage()
  const queries = useQueryClient()
  const { live } = useWalletSite().operator
  const [text, setText] = useState('')
  const take = useEffectEvent((direction: 'deposit' | 'withdraw', change: Change) => {
    if (!writeState(queries, direction === 'deposit' ? 'deposits' : 'withdrawals', change)) return
    const state = message(`wallet.request.state.${change.status}`)
    setText(message(`wallet.request.changed.${direction}`, { state }))
  })
  useEffect(() => {
    const stops = [
      live.on(withdrawalsChanged, ({ docs }) => take('withdraw', docs)),
      live.on(depositsChanged, ({ docs }) => take('deposit', docs)),
      live.on(depositDecided, ({ docs }) => take('deposit', docs)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [live])
  return text
}
