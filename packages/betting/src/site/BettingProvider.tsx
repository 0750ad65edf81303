'use client'
import { BettingServicesProvider, type BettingServices } from './bettingContext.ts'
import type { Bet, PlacedBet } from '@kit/sdk/contract'
import type { Page } from '@kit/sdk/contract'
import { betsSettled, eventStatus, homeChanged, marketAdded, openBetsChanged } from '@kit/sdk/contract'
import { queryKeys } from '@kit/sdk/query'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { isBusy } from '../slip/slipMachine.ts'
import { useAccount } from './useAccount.ts'

/** Home is read again this long after the operator says it changed, in ms. */
const homeAfterMs = 3_000

/** A placed bet stands at the top of the open bets at once. Source: BET-029. */
function showPlaced(queries: QueryClient, { bet }: PlacedBet) {
  queries.setQueryData<Page<Bet>>(
    queryKeys.openBets,
    (page) =>
      page && {
        ...page,
        docs: [bet, ...page.docs.filter(({ id }) => id !== bet.id)],
      },
  )
  void queries.invalidateQueries({ queryKey: queryKeys.openBets })
  void queries.invalidateQueries({ queryKey: queryKeys.points })
}

function useRefreshes({ site, onPlaced, prices }: BettingServices) {
  const queries = useQueryClient()
  useEffect(() => {
    const { live } = site.operator
    const refresh = (...keys: (readonly string[])[]) => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
    }
    let homeTimer: ReturnType<typeof setTimeout> | undefined
    const refreshHomeSoon = () => {
      homeTimer ??= setTimeout(() => {
        homeTimer = undefined
        refresh(queryKeys.home)
      }, homeAfterMs)
    }
    const ends = [
      onPlaced((placed) => showPlaced(queries, placed)),
      live.on(openBetsChanged, () => refresh(queryKeys.openBets)),
      live.on(betsSettled, () => refresh(queryKeys.openBets, queryKeys.betHistory, queryKeys.points)),
      live.on(homeChanged, refreshHomeSoon),
      live.on(marketAdded, ({ docs }) => {
        refresh([...queryKeys.markets, docs.eventId])
        refreshHomeSoon()
      }),
      live.on(eventStatus, ({ docs }) => {
        if (docs.status !== 'result') return
        prices.declareResult(docs.marketId.id)
        refresh([...queryKeys.markets, docs.eventId])
      }),
    ]
    return () => {
      for (const end of ends) end()
      clearTimeout(homeTimer)
    }
  }, [site, onPlaced, prices, queries])
}

/** Keeps the slip with its player: an order without an answer is resumed at login, and leaves the screen at logout. */
function useSlipOfPlayer({ site, slip, placer, place }: BettingServices) {
  const userId = useAccount()?.user.id
  useEffect(() => {
    if (userId !== undefined) void placer.resume(userId)
  }, [placer, userId])
  useEffect(
    () =>
      site.operator.session.onEnd((reason) => {
        // A login that expired leaves a draft standing; its order, if any, is asked for after the next login.
        if (reason !== 'expired' || isBusy(slip.getState().slip)) slip.dispatch({ type: 'left' })
        place.setState({ isSheetOpen: false })
      }),
    [site, slip, place],
  )
}

function Wiring({ services }: { services: BettingServices }) {
  useRefreshes(services)
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
