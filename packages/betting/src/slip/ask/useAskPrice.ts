'use client'
import type { Odds, PriceSize, Side } from '@kit/sdk/contract'
import { useCallback } from 'react'
import { marketLock } from '../../market/marketLock.ts'
import type { RunnerSlots } from '../../prices/marketFacts.ts'
import type { PriceAsk } from '../../site/eventExtensions.ts'
import { useTakesOrders } from '../../site/useTakesOrders.ts'
import { useBetting, type BettingServices } from '../model/bettingContext.ts'

/** What a press asks for: a runner's price, and the stake where one was chosen. */
export interface AskedPrice {
  marketId: string
  runnerId: string
  runnerName: string
  side: Side
  odds: Odds
  stake?: bigint
  /** What is on offer now; default: the best prices of the grid. */
  offered?: () => { back: readonly PriceSize[]; lay: readonly PriceSize[] }
  isAtOnce?: boolean
}

/** Copies the prices of a runner: the slots of the grid also hold the cells of the page and must not leave betting. */
const bestPrices = ({ back, lay }: RunnerSlots): { back: PriceSize[]; lay: PriceSize[] } => {
  const copies = (slots: RunnerSlots['back']) =>
    slots.flatMap(({ odds, size, run }) => (odds > 0 ? { odds, size, run } : []))
  return { back: copies(back), lay: copies(lay) }
}

/** What the feature that takes waiting orders is asked; undefined for a market that the page does not hold. */
export function priceAskOf(
  { prices }: Pick<BettingServices, 'prices'>,
  { offered, isAtOnce = false, stake, ...asked }: AskedPrice,
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
    // What is locked is shown in the sheet, and nothing is asked for without a look at it.
    isAtOnce: isAtOnce && !isLocked(),
    offered: () => (isLocked() ? undefined : (offered?.() ?? bestPrices(prices.slots(marketId, runnerId)))),
  }
}

/** Asks for a price; undefined where the site takes no orders that wait. */
export function useAskPrice(): ((asked: AskedPrice) => void) | undefined {
  const betting = useBetting()
  const ask = useCallback(
    (asked: AskedPrice) => {
      const request = priceAskOf(betting, asked)
      if (request) betting.site.request('orders.ask', request)
    },
    [betting],
  )
  return useTakesOrders() ? ask : undefined
}
