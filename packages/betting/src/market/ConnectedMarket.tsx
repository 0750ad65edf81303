'use client'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { bookOfKind } from '../rules/index.ts'
import { useOpenBets } from '../site/useAccount.ts'
import { useBetting } from '../site/bettingContext.ts'
import { draftOf } from '../slip/slipMachine.ts'
import { bookRunners, slipSummary } from '../slip/slipSummary.ts'
import { MarketGrid } from './MarketGrid/MarketGrid.tsx'
import { showsLive } from './showsLive.ts'
import { useLiveMarket } from './useLiveMarket.ts'
import { useTakePrice } from './useTakePrice.ts'

/** A market of the site: the grid, joined with the player's bets, the slip, and what a tap does. */
export function ConnectedMarket({ marketId }: { marketId: string }) {
  const { site, slip } = useBetting()
  const market = useLiveMarket(marketId)
  const onTake = useTakePrice()
  const openBets = useOpenBets()
  const draft = useStore(slip, (state) => {
    const own = draftOf(state.slip)
    return own?.marketId === marketId && state.slip.state !== 'placed' ? own : undefined
  })

  const own = useMemo(() => openBets.filter((bet) => bet.marketId === marketId), [openBets, marketId])
  const book = useMemo(
    () => (market && own.length > 0 ? bookOfKind(own, bookRunners(market), market).byRunner : undefined),
    [own, market],
  )
  const bookAfter = useMemo(() => {
    if (!market || !draft) return undefined
    const summary = slipSummary(draft, market, own)
    return summary.liability > 0n ? summary.bookAfter.byRunner : undefined
  }, [draft, market, own])

  return (
    <MarketGrid
      marketId={marketId}
      isInPlay={market && showsLive(market.isInPlay, market.openDate, site.now())}
      book={book}
      bookAfter={bookAfter}
      selected={draft && { runnerId: draft.runnerId, side: draft.side }}
      onTake={onTake}
    />
  )
}
