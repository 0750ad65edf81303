import { useState, useSyncExternalStore } from 'react'

const watch = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange)
  const attributeFilter = ['data-mode', 'data-brand', 'style']
  observer.observe(document.documentElement, { attributes: true, attributeFilter })
  return () => observer.disconnect()
}
const current = (): string => getComputedStyle(document.documentElement).colorScheme

/**
 * Returns the theme's mode, which a page in a frame cannot see: "dark", "light", or empty if unknown. With `isFixed` it
 * stays as at the first render.
 */
export function useMode(isFixed: boolean): string {
  const mode = useSyncExternalStore(watch, current, () => '')
  const [first] = useState(mode)
  return isFixed ? first : mode
}
