'use client'
import { useCallback, useState } from 'react'
import { usePricing } from './pricingContext.ts'
import type { PaintGate } from './paintGate.ts'

/** Returns the gate of a section and the section's ref. Its prices are written while it is on screen. */
export function usePaintGate(): [
  gate: PaintGate | null,
  ref: (section: Element | null) => void | (() => void),
] {
  const { painter, gate: shared } = usePricing()
  const [gate, setGate] = useState<PaintGate | null>(shared ?? null)
  const ref = useCallback(
    (section: Element | null) => {
      if (!section || shared) return
      const own = painter.gate(section)
      setGate(own)
      return () => own.close()
    },
    [painter, shared],
  )
  return [gate, ref]
}
