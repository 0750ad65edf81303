'use client'
import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react'
import { useStore } from 'zustand'
import { useBetting } from '../site/bettingContext.ts'
import { useIsWide } from '../site/useIsWide.ts'
import type * as SlipParts from './slipParts.ts'

let parts: Promise<typeof SlipParts> | undefined

/** Loads the slip's code, once. What failed to load is asked for again at the next need. */
export function loadSlip(): Promise<typeof SlipParts> {
  parts ??= import('./slipParts.ts').catch((error: unknown) => {
    parts = undefined
    throw error
  })
  return parts
}

const LazyRail = lazy(async () => ({ default: (await loadSlip()).SlipRail }))
const LazySheet = lazy(async () => ({ default: (await loadSlip()).SlipSheetOverlay }))
const LazyConfirm = lazy(async () => ({ default: (await loadSlip()).ConfirmBetOverlay }))
const LazyPlaced = lazy(async () => ({ default: (await loadSlip()).BetPlacedOverlay }))

/** Draws a part from its first need on; it stays, so that it can leave in its own time. */
function Once({ needed, Part }: { needed: boolean; Part: ComponentType }) {
  const [isHere, setIsHere] = useState(needed)
  if (needed && !isHere) setIsHere(true)
  if (!isHere) return null
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  )
}

/** The slip beside the page. Its code comes after the first paint. */
export function Rail() {
  return <Once needed={useIsWide()} Part={LazyRail} />
}

/** The slip's sheet, from the first tap on a price or on the bar. */
export function SheetOverlay() {
  const { place } = useBetting()
  const { isSheetOpen } = useSyncExternalStore(place.subscribe, place.getState, place.getState)
  return <Once needed={isSheetOpen} Part={LazySheet} />
}

/** The question before placing, from the first time it is asked. */
export function ConfirmOverlay() {
  const { slip } = useBetting()
  return <Once needed={useStore(slip, (state) => state.slip.state === 'confirming')} Part={LazyConfirm} />
}

/** The word that a bet stands, from the first bet on. */
export function PlacedOverlay() {
  const { slip } = useBetting()
  return <Once needed={useStore(slip, (state) => state.announced !== null)} Part={LazyPlaced} />
}
