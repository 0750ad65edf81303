import {
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'

type Handled = Pick<ComponentPropsWithRef<'div'>, 'onKeyDown' | 'onFocus' | 'onClick'>

/**
 * Handlers for the root of a radio group whose arrow keys select, with those of its user: Radix selects what an arrow
 * leads to only while the key is still down, which a busy page or an assistive device does not wait for.
 */
export function useArrowSelection({ onKeyDown, onFocus, onClick }: Handled): Handled {
  const isLed = useRef(false)
  return {
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      isLed.current = event.key.startsWith('Arrow')
      // After Radix has moved the focus, which it does in a task of its own.
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
