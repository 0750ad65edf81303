import { DirectionProvider } from '@kit/ui'
import { useSyncExternalStore, type ReactNode } from 'react'

const root = document.documentElement

function subscribe(onChange: () => void) {
  const watcher = new MutationObserver(onChange)
  watcher.observe(root, { attributeFilter: ['dir'] })
  return () => watcher.disconnect()
}

/**
 * Provides the direction of the page to components that read it in code, also when a check changes only the
 * page's.
 */
export function PageDirection({ children }: { children: ReactNode }) {
  const direction = useSyncExternalStore(subscribe, () => (root.dir === 'rtl' ? 'rtl' : 'ltr'))
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>
}
