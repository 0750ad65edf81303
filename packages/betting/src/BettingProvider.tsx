'use client'
import { useMessage } from '@kit/ui'
import { eventStatus } from '@kit/sdk/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { BettingServicesProvider, type BettingServices } from './slip/model/bettingContext.ts'
import { useAccount } from './site/useAccount.ts'

function usePage({ setPage }: BettingServices) {
  const queries = useQueryClient()
  const message = useMessage()
  useLayoutEffect(() => setPage({ queries, message }), [setPage, queries, message])
}

function useDeclaredResults({ site, prices }: BettingServices) {
  useEffect(
    () =>
      site.operator.live.on(eventStatus, ({ docs }) => {
        if (docs.status === 'result') prices.declareResult(docs.marketId.id)
        else prices.withdrawResult(docs.marketId.id)
      }),
    [site, prices],
  )
}

/** Restores the player's slip from the tab once the slip's chunk is loaded. */
function useSlipOfPlayer(betting: BettingServices) {
  const userId = useAccount()?.user.id
  useEffect(() => {
    if (userId === undefined) return undefined
    let isOver = false
    betting.withSlip((slip) => isOver || slip.followPlayer(userId))
    return () => {
      isOver = true
    }
  }, [betting, userId])
}

function Wiring({ services }: { services: BettingServices }) {
  usePage(services)
  useDeclaredResults(services)
  useSlipOfPlayer(services)
  return null
}

export function BettingProvider({ services, children }: { services: BettingServices; children: ReactNode }) {
  return (
    <BettingServicesProvider value={services}>
      <Wiring services={services} />
      {children}
    </BettingServicesProvider>
  )
}
