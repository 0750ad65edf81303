'use client'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useLiveMarket } from '../../prices/useLiveMarket.ts'
import type { MarketFacts } from '../../prices/marketFacts.ts'
import type { CashOutFault } from '@kit/rules'
import { bookOfOperator, useMarketBooks } from '../../site/useMarketBooks.ts'
import { useOpenBets } from '../../site/useOpenBets.ts'
import { useBetting } from '../model/bettingContext.ts'
import type { CashOutTarget } from './model/cashOutSubject.ts'
import { liveCashOut, offersCashOut, type LiveCashOut } from './model/liveCashOut.ts'

/** How often a shown value is reckoned anew, in ms: prices move more often than anybody reads. */
const reckonEveryMs = 500

/** Why no value is shown: beside the rules' reasons, that the market takes no bets now, or that there is no position. */
export type NoCashOut = CashOutFault | 'suspended' | 'none'

const sameFigures = (one: LiveCashOut | { fault: NoCashOut }, other: typeof one): boolean =>
  JSON.stringify(one, written) === JSON.stringify(other, written)
const written = (_name: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

const takesOrders = (market: MarketFacts): boolean =>
  market.status === 'active' && market.allowsBets && !market.isLocked && !market.isStale

/** What a share of a position or a bet can be cashed out for now, reckoned from the prices of the page. */
export function useLiveCashOut(
  { marketId, betId }: CashOutTarget,
  share: number,
): LiveCashOut | { fault: NoCashOut } {
  const { prices, slip } = useBetting()
  const market = useLiveMarket(marketId)
  const books = useMarketBooks()
  const bets = useOpenBets()
  const tolerance = useStore(slip, (state) => state.tolerance)
  const book = useMemo(() => {
    const found = books.find((one) => one.marketId === marketId)
    return found && bookOfOperator(found).byRunner
  }, [books, marketId])
  const reckon = useMemo(
    () => (): LiveCashOut | { fault: NoCashOut } => {
      if (!market || !book || !offersCashOut(market)) return { fault: 'none' }
      if (!takesOrders(market)) return { fault: 'suspended' }
      return liveCashOut(prices, market, { book, bets, betId }, share, tolerance)
    },
    [prices, market, book, bets, betId, share, tolerance],
  )
  const [known, setKnown] = useState(() => ({ reckon, value: reckon() }))
  // Another share, book or status counts at once, a price at the next turn.
  const value = useMemo(() => (known.reckon === reckon ? known.value : reckon()), [known, reckon])
  useEffect(() => {
    const timer = setInterval(() => {
      const next = reckon()
      setKnown((before) =>
        before.reckon === reckon && sameFigures(before.value, next) ? before : { reckon, value: next },
      )
    }, reckonEveryMs)
    return () => clearInterval(timer)
  }, [reckon])
  return value
}
