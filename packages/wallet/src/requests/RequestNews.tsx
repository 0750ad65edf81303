'use client'
import { VisuallyHidden } from '@kit/ui'
import { useRequestChanges } from './useRequestChanges.ts'

/** Announced politely, only while the list is shown. */
export function RequestNews() {
  const text = useRequestChanges()
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  )
}
