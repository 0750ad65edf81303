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

/** Interval of recalculating a shown value, in ms. Prices move more often than a player can read. */
const calculateEveryMs = 500

/** Reason why no value is shown: a reason of the calculation, a suspended market, or no position. */
export type NoCashOut = CashOutFault | 'suspended' | 'none'

const sameFigures = (one: LiveCashOut | { fault: NoCashOut }, other: typeof one): boolean =>
  JSON.stringify(one, written) === JSON.stringify(other, written)
const written = (_name: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

const takesOrders = (market: MarketFacts): boolean =>
  market.status === 'active' && market.allowsBets && !market.isLocked && !market.isStale

/**
 * Subscribes to the market, books and bets and returns the current cash out for a share of a position or a bet,
 * calculated from the page's prices.
 */
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
  const calculate = useMemo(
    () => (): LiveCashOut | { fault: NoCashOut } => {
      if (!market || !book || !offersCashOut(market)) return { fault: 'none' }
      if (!takesOrders(market)) return { fault: 'suspended' }
      return liveCashOut(prices, market, { book, bets, betId }, share, tolerance)
    },
    [prices, market, book, bets, betId, share, tolerance],
  )
  const [known, setKnown] = useState(() => ({ calculate, value: calculate() }))
  // A changed share, book or status applies at once, a changed price at the next interval.
  const value = useMemo(() => (known.calculate === calculate ? known.value : calculate()), [known, calculate])
  useEffect(() => {
    const timer = setInterval(() => {
      const next = calculate()
      setKnown((before) =>
        before.calculate === calculate && sameFigures(before.value, next)
          ? before
          : { calculate, value: next },
      )
    }, calculateEveryMs)
    return () => clearInterval(timer)
  }, [calculate])
  return value
}
