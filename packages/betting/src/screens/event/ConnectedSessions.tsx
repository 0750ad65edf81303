'use client'
import type { Minor } from '@kit/sdk/contract'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { bookOfKind, type BookOfKind } from '@kit/rules'
import { FavouriteMarketStar } from '../favourites/FavouriteStar.tsx'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { bookOfOperator, useMarketBooks } from '../../site/useMarketBooks.ts'
import { useOpenBets } from '../../site/useOpenBets.ts'
import { draftOf } from '../../slip/model/slipState.ts'
import { slipSummary } from '../../slip/model/slipSummary.ts'
import { SessionTable } from '../../market/SessionTable/SessionTable.tsx'
import type { MarketFacts } from '../../prices/marketFacts.ts'
import { useInPlay } from '../../market/useInPlay.ts'
import { useLiveMarket } from '../../prices/useLiveMarket.ts'
import { useTakePrice } from '../../slip/useTakePrice.ts'
import { useWhatIfDraft } from '../../slip/useWhatIfDraft.ts'

const starOf = (market: MarketFacts) =>
  market.isClosed ? null : <FavouriteMarketStar size="small" marketId={market.id} name={market.name} />

/**
 * Returns the profit or loss of the player's bets on each session: the operator's book, else the sum of the open bets.
 */
function useBooks(marketIds: readonly string[]): ReadonlyMap<string, BookOfKind> {
  const openBets = useOpenBets()
  const ofOperator = useMarketBooks()
  return useMemo(() => {
    const books = new Map<string, BookOfKind>()
    for (const marketId of marketIds) {
      const found = ofOperator.find((one) => one.marketId === marketId)
      if (found) {
        books.set(marketId, bookOfOperator(found))
        continue
      }
      const own = openBets.filter((bet) => bet.marketId === marketId)
      const [first] = own
      if (!first) continue
      books.set(marketId, bookOfKind(own, [first.runnerId], { type: 'session', numberOfWinners: 1 }))
    }
    return books
  }, [marketIds, openBets, ofOperator])
}

/** A session's book has the result at the worst run for its runner. */
const worstOf = ({ byRunner }: BookOfKind): Minor => [...byRunner.values()][0] ?? 0n

const LazyBook = lazy(() => import('./SessionBookSheet.tsx'))

/**
 * Returns the sheet of a session's book and a function that opens it. The sheet stays mounted when it closes, for its
 * exit animation.
 */
function useBookSheet(books: ReadonlyMap<string, BookOfKind>) {
  const [asked, setAsked] = useState<{ market: MarketFacts; book: BookOfKind }>()
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(
    (market: MarketFacts) => {
      const book = books.get(market.id)
      if (!book) return
      setAsked({ market, book })
      setIsOpen(true)
    },
    [books],
  )
  const sheet = asked && (
    <Suspense fallback={null}>
      <LazyBook
        name={asked.market.name}
        book={books.get(asked.market.id) ?? asked.book}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </Suspense>
  )
  return { open, sheet }
}

function useDraft(marketIds: readonly string[]) {
  const { slip } = useBetting()
  return useStore(slip, (state) => {
    const own = draftOf(state.slip)
    return own && state.slip.state !== 'placed' && marketIds.includes(own.marketId) ? own : undefined
  })
}

/** A group of sessions: the table connected with the player's bets and the slip. */
export function ConnectedSessions({ title, marketIds }: { title: string; marketIds: readonly string[] }) {
  const { prices } = useBetting()
  const onTake = useTakePrice()
  const openBets = useOpenBets()
  const books = useBooks(marketIds)
  const worst = useMemo(() => new Map([...books].map(([id, book]) => [id, worstOf(book)])), [books])
  const { open, sheet } = useBookSheet(books)
  const draft = useDraft(marketIds)
  const first = useLiveMarket(marketIds[0] ?? '')
  const isInPlay = useInPlay(first ?? { isInPlay: false, openDate: '' })
  const whatIf = useWhatIfDraft((id) => marketIds.includes(id))
  const worstAfter = useMemo(() => {
    const market = whatIf && prices.structure(whatIf.marketId)
    if (!market) return undefined
    const { liability, bookAfter } = slipSummary(whatIf, market, openBets)
    return liability > 0n
      ? new Map([[whatIf.marketId, bookAfter.byRunner.get(whatIf.runnerId) ?? 0n]])
      : undefined
  }, [whatIf, prices, openBets])
  return (
    <>
      <SessionTable
        title={title}
        marketIds={marketIds}
        isInPlay={isInPlay}
        worst={worst}
        worstAfter={worstAfter}
        selected={draft && { marketId: draft.marketId, side: draft.side, run: draft.run }}
        onTake={onTake}
        actionsOf={starOf}
        onBook={open}
      />
      {sheet}
    </>
  )
}
