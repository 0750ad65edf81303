import { useEffect, useSyncExternalStore, type ComponentType } from 'react'

interface Loaded<Props> {
  Part?: ComponentType<Props>
  error?: unknown
}

/**
 * A component that a press opens over the page, loaded then. React's `lazy` would render it after everything
 * that is still loading, which takes seconds on a slow connection. A load error is thrown while rendering.
 */
export function openedPart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & { isOpen: boolean }> {
  let loaded: Loaded<Props> = {}
  const listeners = new Set<() => void>()
  const tell = (now: Loaded<Props>) => {
    loaded = now
    for (const listener of listeners) listener()
  }
  const fetchPart = () =>
    load().then(
      ({ default: Part }) => tell({ Part }),
      (error: unknown) => {
        // The overlay rendered before React has nothing left to wait for.
        globalThis.kitEarly?.leave()
        tell({ error })
      },
    )
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => loaded
  return function OpenedPart({ isOpen, ...props }) {
    const { Part, error } = useSyncExternalStore(subscribe, get, get)
    useEffect(() => {
      if (isOpen && !loaded.Part) void fetchPart()
    }, [isOpen])
    if (!isOpen) return null
    if (error !== undefined) throw error
    return Part ? <Part {...(props as unknown as Props)} /> : null
  }
}
