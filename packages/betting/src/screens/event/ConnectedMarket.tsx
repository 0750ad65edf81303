'use client'
import { lazy, Suspense, useCallback, useMemo, useState, type ComponentType } from 'react'
import { useStore } from 'zustand'
import { bookOfKind } from '@kit/rules'
import { bookOfOperator, useBookCheck, useMarketBooks } from '../../site/useMarketBooks.ts'
import { useOpenBets } from '../../site/useOpenBets.ts'
import { useOffers } from '../../site/useOffers.ts'
import { FavouriteMarketStar } from '../favourites/FavouriteStar.tsx'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { draftOf } from '../../slip/model/slipState.ts'
import { bookRunners, slipSummary } from '../../slip/model/slipSummary.ts'
import { MarketGrid } from '../../market/MarketGrid/MarketGrid.tsx'
import type { RunnerFacts } from '../../prices/marketFacts.ts'
import { useInPlay } from '../../market/useInPlay.ts'
import { useLiveMarketPart } from '../../prices/useLiveMarket.ts'
import { useOpenChart } from '../../prices/useOpenChart.ts'
import { UnreliableNote } from '../../market/UnreliableNote.tsx'
import { LazyLadder } from './LazyLadder.tsx'
import type { CashOutTarget } from '../../slip/cash-out/model/cashOutSubject.ts'
import { useOpenCashOut } from '../../slip/cash-out/useOpenCashOut.ts'
import { useTakePrice } from '../../slip/useTakePrice.ts'
import { useWhatIfDraft } from '../../slip/useWhatIfDraft.ts'

// If its chunk fails to load, the market is shown without it.
const LazyCashOut = lazy<ComponentType<CashOutTarget>>(() =>
  import('../../slip/cash-out/CashOutValue.tsx').catch(() => ({ default: () => null })),
)

const noLadders: readonly RunnerFacts[] = []

/**
 * Returns the profit or loss of the player's bets on a market by runner, from the operator, and the same with the
 * slip's bet included.
 */
function useBooks(marketId: string) {
  const { slip } = useBetting()
  const runners = useLiveMarketPart(marketId, (market) => market?.runners)
  const type = useLiveMarketPart(marketId, (market) => market?.type)
  const numberOfWinners = useLiveMarketPart(marketId, (market) => market?.numberOfWinners ?? 1)
  const openBets = useOpenBets()
  const draft = useStore(slip, (state) => {
    const own = draftOf(state.slip)
    return own?.marketId === marketId && state.slip.state !== 'placed' ? own : undefined
  })
  const own = useMemo(() => openBets.filter((bet) => bet.marketId === marketId), [openBets, marketId])
  const summed = useMemo(
    () =>
      runners && type && own.length > 0
        ? bookOfKind(own, bookRunners(runners), { type, numberOfWinners })
        : undefined,
    [own, runners, type, numberOfWinners],
  )
  const books = useMarketBooks()
  const operators = useMemo(() => {
    const found = books.find((one) => one.marketId === marketId)
    return found && bookOfOperator(found)
  }, [books, marketId])
  useBookCheck(marketId, summed, operators)
  const whatIf = useWhatIfDraft((id) => id === marketId)
  const bookAfter = useMemo(() => {
    if (!runners || !whatIf) return undefined
    const summary = slipSummary(whatIf, { runners, numberOfWinners }, own)
    return summary.liability > 0n ? summary.bookAfter.byRunner : undefined
  }, [whatIf, runners, numberOfWinners, own])
  const selected = useMemo(() => draft && { runnerId: draft.runnerId, side: draft.side }, [draft])
  return { book: (operators ?? summed)?.byRunner, bookAfter, selected }
}

/** A market of runners: the grid connected with the player's bets, the slip, the star and a runner's ladders. */
export function ConnectedMarket({ marketId }: { marketId: string }) {
  const name = useLiveMarketPart(marketId, (market) => market?.name)
  const isClosed = useLiveMarketPart(marketId, (market) => market?.isClosed ?? false)
  const onTake = useTakePrice()
  const openChart = useOpenChart(marketId)
  // With unmatched orders, players work on several runners at once.
  const mostLadders = useOffers('unmatched') ? 3 : 1
  const books = useBooks(marketId)
  const isInPlay = useInPlay({
    isInPlay: useLiveMarketPart(marketId, (market) => market?.isInPlay ?? false),
    openDate: useLiveMarketPart(marketId, (market) => market?.openDate ?? ''),
  })
  const [shown, setShown] = useState(noLadders)
  const toggle = useCallback(
    (runner: RunnerFacts) =>
      setShown((before) => {
        const others = before.filter(({ id }) => id !== runner.id)
        return others.length < before.length ? others : [...others, runner].slice(-mostLadders)
      }),
    [mostLadders],
  )
  const close = useCallback(
    (runner: RunnerFacts) => setShown((before) => before.filter(({ id }) => id !== runner.id)),
    [],
  )
  const openCashOut = useOpenCashOut(marketId, books.book !== undefined)
  const actions = name !== undefined && !isClosed && (
    <>
      {openCashOut && (
        <Suspense fallback={null}>
          <LazyCashOut marketId={marketId} />
        </Suspense>
      )}
      <FavouriteMarketStar size="small" marketId={marketId} name={name} />
    </>
  )
  return (
    <>
      <UnreliableNote marketId={marketId} />
      <MarketGrid
        marketId={marketId}
        isInPlay={isInPlay}
        actions={actions}
        onLevel={openCashOut}
        onTake={onTake}
        onLadder={toggle}
        onChart={openChart}
        {...books}
      />
      {shown.length > 0 && !isClosed && (
        <LazyLadder
          marketId={marketId}
          runners={shown}
          book={books.book}
          bookAfter={books.bookAfter}
          onClose={close}
        />
      )}
    </>
  )
}
