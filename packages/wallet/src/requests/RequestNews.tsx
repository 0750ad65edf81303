'use client'
import { VisuallyHidden } from '@kit/ui'
import { useRequestChanges } from './useRequestChanges.ts'

/** Announces politely the outcome of a request while its list is shown. */
export function RequestNews() {
  const text = useRequestChanges()
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  )
}
