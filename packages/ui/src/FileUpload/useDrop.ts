'use client'
import { useState, type DragEvent } from 'react'

export function useDrop(disabled: boolean, onDropped: (file: File | undefined, event: DragEvent) => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    // Without this the browser navigates to the file.
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
