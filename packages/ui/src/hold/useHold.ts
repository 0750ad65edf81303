'use client'
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import { createRepeater, type Repeater } from './repeater.ts'

/** Returns props that make a button repeat while it is held. A keyboard press acts once. */
export function useHold<Press extends Element>(act: () => void) {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  const repeater = useRef<Repeater>(null)
  const stop = () => repeater.current?.stop()
  useEffect(() => () => repeater.current?.stop(), [])
  return {
    onPointerDown(event: PointerEvent<Press>) {
      if (event.button !== 0) return
      repeater.current ??= createRepeater(() => latest.current())
      repeater.current.start()
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onBlur: stop,
    // A long touch would open a context menu and lose the release event.
    onContextMenu: (event: MouseEvent<Press>) => event.preventDefault(),
    // A pointer has already acted on pointer down. Keyboards and screen readers only click.
    onClick: (event: MouseEvent<Press>) => {
      if (event.detail === 0) latest.current()
    },
  }
}
