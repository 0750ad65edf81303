'use client'
import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** Minimum movement of a drag, in px; less is a press. */
const slackPx = 6

/**
 * Returns event handlers for a grip that drags its parent element. `onDrop` receives the centre of that element, in px
 * of the screen.
 */
export function useDrag(onDrop: (middle: { x: number; y: number }) => void) {
  const from = useRef<{ x: number; y: number; isDragged: boolean }>(null)
  const end = (event: PointerEvent<HTMLElement>) => {
    const moved = event.currentTarget.parentElement
    if (!from.current?.isDragged || !moved) return
    const { left, top, width, height } = moved.getBoundingClientRect()
    moved.style.translate = ''
    if (event.type === 'pointerup') onDrop({ x: left + width / 2, y: top + height / 2 })
  }
  return {
    onPointerDown({ clientX, clientY, button }: PointerEvent<HTMLElement>) {
      from.current = button === 0 ? { x: clientX, y: clientY, isDragged: false } : null
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const start = from.current
      const moved = event.currentTarget.parentElement
      if (!start || !moved || event.buttons === 0) return
      const [x, y] = [event.clientX - start.x, event.clientY - start.y]
      if (!start.isDragged && Math.hypot(x, y) < slackPx) return
      // From now on the grip receives all moves, even over the frame.
      if (!start.isDragged) event.currentTarget.setPointerCapture(event.pointerId)
      start.isDragged = true
      moved.style.translate = `${x}px ${y}px`
    },
    onPointerUp: end,
    onPointerCancel: end,
    // A drag that starts on a button must not press it.
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (from.current?.isDragged) {
        event.preventDefault()
        event.stopPropagation()
      }
      from.current = null
    },
  }
}
