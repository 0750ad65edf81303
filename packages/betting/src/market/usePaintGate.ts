'use client'
import { useCallback, useState, type Ref } from 'react'
import { usePricing } from '../site/bettingContext.ts'
import type { PaintGate } from './store/pricePainter.ts'

/** Hands an element to a ref of either kind. Returns what takes it back. */
function handTo(ref: Ref<HTMLElement> | undefined, element: HTMLElement): () => void {
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null))
  if (!ref) return () => undefined
  ref.current = element
  return () => (ref.current = null)
}

/**
 * The gate of a section, and the ref that puts it there: its prices are written while it is on screen. `outer` is a ref
 * of somebody else to the same section.
 */
export function usePaintGate(
  outer?: Ref<HTMLElement>,
): [gate: PaintGate | null, ref: (section: HTMLElement | null) => void | (() => void)] {
  const { painter } = usePricing()
  const [gate, setGate] = useState<PaintGate | null>(null)
  const ref = useCallback(
    (section: HTMLElement | null) => {
      if (!section) return
      const own = painter.gate(section)
      const takeBack = handTo(outer, section)
      setGate(own)
      return () => {
        own.close()
        takeBack()
      }
    },
    [painter, outer],
  )
  return [gate, ref]
}
