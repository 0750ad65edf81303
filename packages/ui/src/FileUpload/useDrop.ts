'use client'
import { useState, type DragEvent } from 'react'

/** Whether a file hangs over a place, and what to spread on the place so that it can be dropped there. */
export function useDrop(disabled: boolean, onDropped: (file: File | undefined, event: DragEvent) => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    // Without this the browser leaves the page to show the file.
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(!disabled)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      if (!disabled) onDropped(event.dataTransfer.files[0], event)
    },
  }
  return { isOver, handlers }
}
