'use client'
import { lazy, Suspense, useState } from 'react'
import { useBetting } from '../site/bettingContext.ts'
import { useIsLoggedIn } from '../site/useAccount.ts'

const LazyLastResult = lazy(() => import('./LastResult.tsx'))

/** How the last bet ended, told once to a player who logs in (SHELL-098, Q-103). A page that is only loaded again is no login. */
export function LastResultOverlay() {
  const { options } = useBetting()
  const isLoggedIn = useIsLoggedIn()
  const [wasVisitor, setWasVisitor] = useState(!isLoggedIn)
  if (!isLoggedIn && !wasVisitor) setWasVisitor(true)
  if (!options.lastResult || !isLoggedIn || !wasVisitor) return null
  return (
    <Suspense fallback={null}>
      <LazyLastResult />
    </Suspense>
  )
}
