'use client'
import type { Bet } from '@kit/sdk/contract'
import { useEffect, useState } from 'react'
import { watchNear } from '../../prices/watchNear.ts'
import CashOutValue from './CashOutValue.tsx'
import { useOwnPrices } from './useOwnPrices.ts'

/** Follows the prices of its event while its row is near the viewport. */
export default function BetCashOutValue({ bet }: { bet: Bet }) {
  const [element, setElement] = useState<HTMLSpanElement | null>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => (element ? watchNear(element, setNear) : undefined), [element])
  useOwnPrices(isNear ? bet.event.id : undefined)
  return (
    <span ref={setElement}>
      <CashOutValue marketId={bet.marketId} betId={bet.id} runnerName={bet.runnerName} />
    </span>
  )
}
