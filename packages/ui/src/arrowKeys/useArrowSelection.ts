import {
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'

type Handled = Pick<ComponentPropsWithRef<'div'>, 'onKeyDown' | 'onFocus' | 'onClick'>

/**
 * Returns handlers for the root of a radio group whose arrow keys select, combined with the caller's. Radix selects the
 * item only if the key is still down when focus moves, which fails on a busy page or with assistive devices.
 */
export function useArrowSelection({ onKeyDown, onFocus, onClick }: Handled): Handled {
  const isLed = useRef(false)
  return {
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      isLed.current = event.key.startsWith('Arrow')
      // Runs after Radix has moved the focus, which it does in a separate task.
      setTimeout(() => (isLed.current = false))
      onKeyDown?.(event)
    },
    onFocus(event: FocusEvent<HTMLDivElement>) {
      const { target } = event
      if (isLed.current && target.role === 'radio') target.click()
      onFocus?.(event)
    },
    onClick(event: MouseEvent<HTMLDivElement>) {
      isLed.current = false
      onClick?.(event)
    },
  }
}
