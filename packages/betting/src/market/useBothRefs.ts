'use client'
import { useCallback, type Ref, type RefCallback } from 'react'

/** Sets a ref of either kind. Returns a function that resets it. */
function handTo<Known>(ref: Ref<Known> | undefined, element: Known): () => void {
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null))
  if (!ref) return () => undefined
  ref.current = element
  return () => (ref.current = null)
}

/** Merges two refs into one. */
export function useBothRefs<Known>(one: Ref<Known>, other: Ref<Known> | undefined): RefCallback<Known> {
  return useCallback(
    (element) => {
      if (!element) return
      const ends = [handTo(one, element), handTo(other, element)]
      return () => ends.forEach((end) => end())
    },
    [one, other],
  )
}
