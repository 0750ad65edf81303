'use client'
import { lazy, Suspense, useState } from 'react'
import { useIsLoggedIn } from '../historyContext.ts'

const LazyLastResult = lazy(() => import('./LastResult.tsx'))

/** Opens once after a login (SHELL-098, Q-103). A page reload is not a login. */
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
