'use client'
import { lazy, Suspense, useState } from 'react'
import { useIsLoggedIn } from '../historyContext.ts'

const LazyLastResult = lazy(() => import('./LastResult.tsx'))

/** How the last bet ended, shown once to a player who logs in (SHELL-098, Q-103). A page that is only loaded again is no login. */
export function LastResultOverlay() {
  const isLoggedIn = useIsLoggedIn()
  const [wasVisitor, setWasVisitor] = useState(!isLoggedIn)
  if (!isLoggedIn && !wasVisitor) setWasVisitor(true)
  if (!isLoggedIn || !wasVisitor) return null
  return (
    <Suspense fallback={null}>
      <LazyLastResult />
    </Suspense>
  )
}
