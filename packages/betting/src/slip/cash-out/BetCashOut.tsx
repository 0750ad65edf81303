'use client'
import type { Bet } from '@kit/sdk/contract'
import { lazy, Suspense, type ComponentType } from 'react'
import { useBetting } from '../model/bettingContext.ts'

// Without it the bet is listed all the same.
const Late = lazy<ComponentType<{ bet: Bet }>>(() =>
  import('./LateBetCashOut.tsx').catch(() => ({ default: () => null })),
)

/** Cashes one open bet out, on every page that lists it; orders of a cash out have none of their own. */
export function BetCashOut({ bet }: { bet: Bet }) {
  const { options } = useBetting()
  if (!options.cashOut || bet.state !== 'open' || bet.cashOutKey !== undefined) return null
  return (
    <Suspense fallback={null}>
      <Late bet={bet} />
    </Suspense>
  )
}
