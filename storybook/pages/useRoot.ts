import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Calls `onChange` with an element whenever something in it changes: at first, when a story has rendered,
 * when a picture or a font has loaded, and when the window size changes.
 */
export function useRoot(onChange: (root: HTMLElement) => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  useLayoutEffect(() => {
    const root = ref.current
    if (!root) return
    const run = () => latest.current(root)
    run()
    const watcher = new MutationObserver(run)
    watcher.observe(root, { childList: true, subtree: true })
    const sizes = new ResizeObserver(run)
    sizes.observe(root)
    document.fonts.addEventListener('loadingdone', run)
    return () => {
      document.fonts.removeEventListener('loadingdone', run)
      watcher.disconnect()
      sizes.disconnect()
    }
  }, [])
  return ref
}
