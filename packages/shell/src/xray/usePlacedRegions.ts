// Gives fragments their rectangles, also in a program that reads no other types of it.
/// <reference types="react-dom" />
import { useEffect, useState } from 'react'
import type { FlagName } from '@kit/sdk/flags'
import type { Regions } from './createRegions.ts'

/** Region in CSS px of the viewport. */
export interface PlacedRegion {
  name: string
  flags: readonly FlagName[]
  left: number
  top: number
  width: number
  height: number
}

function placed(regions: Regions): PlacedRegion[] {
  return regions.list().flatMap(({ name, parts, flags }) => {
    const rectangles = [...parts]
      .flatMap((part) => part.getClientRects())
      .filter(({ width, height }) => width * height > 0)
    if (rectangles.length === 0) return []
    const left = Math.min(...rectangles.map((one) => one.left))
    const top = Math.min(...rectangles.map((one) => one.top))
    const right = Math.max(...rectangles.map((one) => one.right))
    const bottom = Math.max(...rectangles.map((one) => one.bottom))
    return [{ name, flags: [...flags].toSorted(), left, top, width: right - left, height: bottom - top }]
  })
}

/** Interval at which the rectangles are measured, in ms: the page moves for many reasons. */
const measureMs = 200

/** Measured repeatedly while the x-ray is open. */
export function usePlacedRegions(regions: Regions): readonly PlacedRegion[] {
  const [known, setKnown] = useState<readonly PlacedRegion[]>(() => placed(regions))
  useEffect(() => {
    const measure = () =>
      setKnown((before) => {
        const next = placed(regions)
        return JSON.stringify(next) === JSON.stringify(before) ? before : next
      })
    const timer = setInterval(measure, measureMs)
    document.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('scroll', measure, { capture: true })
    }
  }, [regions])
  return known
}
