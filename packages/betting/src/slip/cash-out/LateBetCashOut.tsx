'use client'
import type { Bet } from '@kit/sdk/contract'
import { useEffect, useState } from 'react'
import { watchNear } from '../../prices/watchNear.ts'
import LateCashOut from './LateCashOut.tsx'
import { useOwnPrices } from './useOwnPrices.ts'

/** The value of an open bet wherever it is listed, at prices that are followed while its row is on the screen. */
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
