'use client'
import { BettingServicesProvider, type BettingServices } from './bettingContext.ts'
import { eventStatus, placeBet, type Bet, type Page, type PlacedBet } from '@kit/sdk/contract'
import { openBetsKey, outdate } from '@kit/sdk/query'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { loadSlip } from '../slip/LazySlip.tsx'
import { emptySlip, isBusy } from '../slip/slipState.ts'
import { useAccount } from './useAccount.ts'

/** A placed bet stands at the top of the open bets at once. Source: BET-029. */
function showPlaced(queries: QueryClient, { bet }: PlacedBet) {
  queries.setQueryData<Page<Bet>>(
    openBetsKey,
    (page) =>
      page && {
        ...page,
        docs: [bet, ...page.docs.filter(({ id }) => id !== bet.id)],
      },
  )
  outdate(queries, placeBet.changes)
}

function usePlacedAndDeclared({ site, onPlaced, prices }: BettingServices) {
  const queries = useQueryClient()
  useEffect(() => {
    const { live } = site.operator
    const ends = [
      onPlaced((placed) => showPlaced(queries, placed)),
      live.on(eventStatus, ({ docs }) => {
        if (docs.status === 'result') prices.declareResult(docs.marketId.id)
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [site, onPlaced, prices, queries])
}

/** Gives the slip to its player: what the tab kept of it is there at once, else with the slip's code. */
function useSlipOfPlayer(betting: BettingServices) {
  const { site, slip, place } = betting
  const userId = useAccount()?.user.id
  useEffect(() => {
    if (userId === undefined) return undefined
    let isOver = false
    const follow = async () => {
      try {
        const { slipEngine } = await loadSlip()
        if (!isOver) slipEngine(betting).follow(userId)
      } catch (error) {
        site.onError(error, 'betting: loading the slip')
      }
    }
    void follow()
    return () => {
      isOver = true
    }
  }, [betting, site, userId])
  useEffect(
    () =>
      site.operator.session.onEnd((reason) => {
        // A login that expired leaves a draft standing; its order, if any, is asked for after the next login.
        if (reason !== 'expired' || isBusy(slip.getState().slip)) slip.setState(emptySlip, true)
        place.setState({ isSheetOpen: false })
      }),
    [site, slip, place],
  )
}

function Wiring({ services }: { services: BettingServices }) {
  usePlacedAndDeclared(services)
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
