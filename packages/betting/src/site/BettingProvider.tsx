'use client'
import { useMessage } from '@kit/ui'
import { eventStatus } from '@kit/sdk/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { loadSlip } from '../slip/LazySlip.tsx'
import { emptySlip, isBusy } from '../slip/slipState.ts'
import { BettingServicesProvider, type BettingServices } from './bettingContext.ts'
import { useAccount } from './useAccount.ts'

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
      }),
    [site, prices],
  )
}

/** Gives the slip to its player: what the tab kept of it is restored with the slip's code. */
function useSlipOfPlayer(betting: BettingServices) {
  const { site, slip, slipPanel } = betting
  const userId = useAccount()?.user.id
  useEffect(() => {
    if (userId === undefined) return undefined
    let isOver = false
    loadSlip()
      .then(({ slipOf }) => isOver || slipOf(betting).followPlayer(userId))
      .catch((error: unknown) => site.onError(error, 'betting: loading the slip'))
    return () => {
      isOver = true
    }
  }, [betting, site, userId])
  useEffect(
    () =>
      site.operator.session.onEnd((reason) => {
        // A login that expired leaves a draft standing; its order, if any, is asked for after the next login.
        if (reason !== 'expired' || isBusy(slip.getState().slip)) slip.setState(emptySlip, true)
        slipPanel.setState({ isSheetOpen: false })
      }),
    [site, slip, slipPanel],
  )
}

function Wiring({ services }: { services: BettingServices }) {
  usePage(services)
  useDeclaredResults(services)
  useSlipOfPlayer(services)
  return null
}

/** Gives betting its services and keeps them in step with the operator. Needs a query client above it. */
export function BettingProvider({ services, children }: { services: BettingServices; children: ReactNode }) {
  return (
    <BettingServicesProvider value={services}>
      <Wiring services={services} />
      {children}
    </BettingServicesProvider>
  )
}
