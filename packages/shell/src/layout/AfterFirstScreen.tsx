import { startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => {}

/** Idle or not, what waits comes after so many ms. */
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
  /** Whether a page that is being taken over answers what was tapped first. */
  waitsForIdle?: boolean
  children: ReactNode
}

/**
 * Renders its children in the browser only, once the page is taken over: they are not in the prerendered HTML, which
 * carries four variants of a page. Whatever is beside them must keep their room.
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
