'use client'
import { useRef, type PointerEvent } from 'react'
import { useOverlay } from './Root.tsx'

/** Distance, in px, after which a released sheet closes. A fast fling closes it too; otherwise it returns. */
const FAR_PX = 120
const FAST_PX_PER_MS = 0.6

interface Drag {
  sheet: HTMLElement
  fromY: number
  lastY: number
  lastMs: number
  speed: number
}

/** Returns props for a sheet's header that make it draggable. A centred card on a wide screen is not draggable. */
export function useDragToClose() {
  const { close } = useOverlay()
  const held = useRef<Drag | null>(null)
  const letGo = (event: PointerEvent<HTMLElement>) => {
    const drag = held.current
    if (!drag) return
    held.current = null
    drag.sheet.removeAttribute('data-dragging')
    const far = event.clientY - drag.fromY
    // A finger that paused before release has no speed.
    const speed = event.timeStamp - drag.lastMs > 100 ? 0 : drag.speed
    if (event.type === 'pointerup' && (far > FAR_PX || (far > 0 && speed > FAST_PX_PER_MS))) close()
    else drag.sheet.style.transform = ''
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const pressed = event.target as Element
      const sheet = event.currentTarget.closest<HTMLElement>('[role="dialog"]')
      if (!sheet || event.button !== 0 || pressed.closest('button, a, input, [role="tab"]')) return
      const isAtFoot = sheet.getBoundingClientRect().bottom >= window.innerHeight - 1
      if (!isAtFoot) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { clientY, timeStamp } = event
      held.current = { sheet, fromY: clientY, lastY: clientY, lastMs: timeStamp, speed: 0 }
      sheet.setAttribute('data-dragging', '')
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const drag = held.current
      if (!drag) return
      const passedMs = Math.max(1, event.timeStamp - drag.lastMs)
      drag.speed = (event.clientY - drag.lastY) / passedMs
      drag.lastY = event.clientY
      drag.lastMs = event.timeStamp
      drag.sheet.style.transform = `translateY(${Math.max(0, event.clientY - drag.fromY)}px)`
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
}
