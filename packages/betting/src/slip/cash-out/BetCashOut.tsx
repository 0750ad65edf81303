'use client'
import type { Bet } from '@kit/sdk/contract'
import { lazy, Suspense, type ComponentType } from 'react'
import { useBetting } from '../model/bettingContext.ts'

// If its chunk fails to load, the bet is still listed.
const LazyValue = lazy<ComponentType<{ bet: Bet }>>(() =>
  import('./BetCashOutValue.tsx').catch(() => ({ default: () => null })),
)

/** Cash-out button of an open bet, wherever the bet is listed. Orders placed by a cash out have none. */
export function BetCashOut({ bet }: { bet: Bet }) {
  const { options } = useBetting()
  if (!options.cashOut || bet.state !== 'open' || bet.cashOutKey !== undefined) return null
  return (
    <Suspense fallback={null}>
      <LazyValue bet={bet} />
    </Suspense>
  )
}
