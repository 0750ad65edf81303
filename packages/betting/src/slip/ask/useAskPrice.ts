'use client'
import type { Odds, PriceSize, Side } from '@kit/sdk/contract'
import { useCallback } from 'react'
import { marketLock } from '../../market/marketLock.ts'
import type { RunnerSlots } from '../../prices/marketFacts.ts'
import type { PriceAsk } from '../../site/eventExtensions.ts'
import { useOffers } from '../../site/useOffers.ts'
import { useBetting, type BettingServices } from '../model/bettingContext.ts'

/** Request for an unmatched order: a runner's price, and the stake if one was chosen. */
export interface RequestedPrice {
  marketId: string
  runnerId: string
  runnerName: string
  side: Side
  odds: Odds
  stake?: bigint
  /** Returns the prices on offer. Default: the best prices of the grid. */
  offered?: () => { back: readonly PriceSize[]; lay: readonly PriceSize[] }
  isAtOnce?: boolean
}

/** Copies the prices of a runner: the slots of the grid also hold the cells of the page and must not leave betting. */
const bestPrices = ({ back, lay }: RunnerSlots): { back: PriceSize[]; lay: PriceSize[] } => {
  const copies = (slots: RunnerSlots['back']) =>
    slots.flatMap(({ odds, size, run }) => (odds > 0 ? { odds, size, run } : []))
  return { back: copies(back), lay: copies(lay) }
}

/**
 * Returns the request for the feature that handles unmatched orders, or undefined if the page does not have the market.
 */
export function priceAskOf(
  { prices }: Pick<BettingServices, 'prices'>,
  { offered, isAtOnce = false, stake, ...asked }: RequestedPrice,
): PriceAsk | undefined {
  const { marketId, runnerId } = asked
  const market = prices.structure(marketId)
  if (!market) return undefined
  const isLocked = () => marketLock(asked, prices.structure(marketId)) !== undefined
  return {
    ...asked,
    ...(stake !== undefined && stake > 0n && { stake }),
    marketName: market.name,
    eventId: market.event.id,
    eventName: market.event.name,
    isInPlay: market.isInPlay,
    delaySeconds: market.delaySeconds,
    // For a locked market the sheet opens, so that the player sees the lock before anything is requested.
    isAtOnce: isAtOnce && !isLocked(),
    offered: () => (isLocked() ? undefined : (offered?.() ?? bestPrices(prices.slots(marketId, runnerId)))),
  }
}

/** Returns a function that requests an unmatched order, or undefined if the site does not support them. */
export function useAskPrice(): ((asked: RequestedPrice) => void) | undefined {
  const betting = useBetting()
  const ask = useCallback(
    (asked: RequestedPrice) => {
      const request = priceAskOf(betting, asked)
      if (request) betting.site.request('orders.ask', request)
    },
    [betting],
  )
  return useOffers('unmatched') ? ask : undefined
}
