import { useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => {}

/**
 * Renders its children in the browser only, once the page is taken over: they are not in the prerendered HTML, which
 * carries four variants of a page. Whatever is beside them must keep their room.
 */
export function AfterFirstScreen({ children }: { children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isInBrowser ? children : null
}
