'use client'
import { useMemo } from 'react'
import { useMarketBooks } from '../../site/useMarketBooks.ts'
import { useOpenBets } from '../../site/useOpenBets.ts'
import { useBetting } from '../model/bettingContext.ts'
import { offersCashOut } from './model/liveCashOut.ts'

/** Subscribes to bets and books and returns the ids of an event's markets with a position that can be cashed out. */
export function useEventPositions(eventId: string): readonly string[] {
  const { prices } = useBetting()
  const bets = useOpenBets()
  const books = useMarketBooks()
  return useMemo(() => {
    const ofEvent = new Set(bets.filter(({ event }) => event.id === eventId).map(({ marketId }) => marketId))
    return books.flatMap(({ marketId, byRunner }) => {
      const isUneven = new Set(byRunner.map(({ amount }) => amount)).size > 1
      const isOwn = ofEvent.has(marketId) && offersCashOut(prices.structure(marketId))
      return isOwn && isUneven ? [marketId] : []
    })
  }, [prices, bets, books, eventId])
}
