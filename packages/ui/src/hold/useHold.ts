'use client'
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import { createRepeater, type Repeater } from './repeater.ts'

/** What makes a button repeat while it is held: spread it on the button. A press by keyboard acts once. */
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
    // A long touch would open a menu and swallow the release.
    onContextMenu: (event: MouseEvent<Press>) => event.preventDefault(),
    // A pointer has acted when it went down; a keyboard and a screen reader only click.
    onClick: (event: MouseEvent<Press>) => {
      if (event.detail === 0) latest.current()
    },
  }
}
