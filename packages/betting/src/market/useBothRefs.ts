'use client'
import { useCallback, type Ref, type RefCallback } from 'react'

function handTo<Known>(ref: Ref<Known> | undefined, element: Known): () => void {
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null))
  if (!ref) return () => undefined
  ref.current = element
  return () => (ref.current = null)
}

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
