'use client'
import { useCallback } from 'react'
import { useLiveMarketPart } from '../../prices/useLiveMarket.ts'
import { useBetting } from '../model/bettingContext.ts'

/**
 * Returns a function that opens a market's cash out from a runner's figure, or undefined if it is not offered. While
 * quick bets are on, this press also sends it.
 */
export function useOpenCashOut(marketId: string, hasPosition: boolean): (() => void) | undefined {
  const betting = useBetting()
  const isOffered = useLiveMarketPart(
    marketId,
    (market) => market?.allowsCashout === true && !market.isClosed,
  )
  const open = useCallback(() => {
    // Read at the press: loading the slip's chunk may turn quick bets of an earlier page on again.
    const isAtOnce = betting.slip.getState().quickStake !== null
    betting.withSlip((slip) => slip.openCashOut({ kind: 'position', marketId, isAtOnce }))
  }, [betting, marketId])
  return betting.options.cashOut && isOffered && hasPosition ? open : undefined
}
