import { startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => {}

/** Longest delay, in ms, even if the browser is not idle. */
const patienceMs = 1_500

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, patienceMs / 10)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: patienceMs })
  return () => cancelIdleCallback(idle)
}

export interface AfterFirstScreenProps {
  /** True if it waits until a hydrated page has answered the first taps. */
  waitsForIdle?: boolean
  children: ReactNode
}

/**
 * Renders its children only in the browser, after hydration: they are not in the prerendered HTML,
 * which contains four variants of a page. The surrounding layout must reserve their space.
 */
export function AfterFirstScreen({ waitsForIdle = false, children }: AfterFirstScreenProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [hasWaited, setHasWaited] = useState(isInBrowser || !waitsForIdle)
  useEffect(
    () => (hasWaited ? undefined : whenIdle(() => startTransition(() => setHasWaited(true)))),
    [hasWaited],
  )
  return isInBrowser && hasWaited ? children : null
}
