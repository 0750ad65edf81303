'use client'
import type { Bet } from '@kit/sdk/contract'
import { useEffect, useState } from 'react'
import { watchNear } from '../../prices/watchNear.ts'
import LateCashOut from './LateCashOut.tsx'
import { useOwnPrices } from './useOwnPrices.ts'

/** Cash-out button of an open bet. Follows the prices of its event while its row is near the viewport. */
export default function LateBetCashOut({ bet }: { bet: Bet }) {
  const [place, setPlace] = useState<HTMLSpanElement | null>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => (place ? watchNear(place, setNear) : undefined), [place])
  useOwnPrices(isNear ? bet.event.id : undefined)
  return (
    <span ref={setPlace}>
      <LateCashOut marketId={bet.marketId} betId={bet.id} runnerName={bet.runnerName} />
    </span>
  )
}
