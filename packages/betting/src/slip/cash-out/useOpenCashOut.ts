'use client'
import { useCallback } from 'react'
import { useLiveMarketPart } from '../../prices/useLiveMarket.ts'
import { useBetting } from '../model/bettingContext.ts'

/**
 * What opens a market's cash out, from a runner's figure; undefined where there is none. Where a press on a price places a
 * bet, this press takes it.
 */
export function useOpenCashOut(marketId: string, hasPosition: boolean): (() => void) | undefined {
  const betting = useBetting()
  const isOffered = useLiveMarketPart(
    marketId,
    (market) => market?.allowsCashout === true && !market.isClosed,
  )
  const open = useCallback(() => {
    // As the page said when it was pressed: the slip's code may turn quick bets of an earlier page on again.
    const isAtOnce = betting.slip.getState().quickStake !== null
    betting.withSlip((slip) => slip.openCashOut({ kind: 'position', marketId, isAtOnce }))
  }, [betting, marketId])
  return betting.options.cashOut && isOffered && hasPosition ? open : undefined
}
