'use client'
import type { Bet } from '@kit/sdk/contract'
import { useBetting } from '../model/bettingContext.ts'
import LateCashOut from './LateCashOut.tsx'

/** Cashes one open bet out, while the page follows its market's prices; orders of a cash out have none of their own. */
export function BetCashOut({ bet }: { bet: Bet }) {
  const { options } = useBetting()
  if (!options.cashOut || bet.cashOutKey !== undefined) return null
  return (
    <span>
      <LateCashOut marketId={bet.marketId} betId={bet.id} runnerName={bet.runnerName} />
    </span>
  )
}
