import { DirectionProvider } from '@kit/ui'
import { useSyncExternalStore, type ReactNode } from 'react'

const root = document.documentElement

function subscribe(onChange: () => void) {
  const watcher = new MutationObserver(onChange)
  watcher.observe(root, { attributeFilter: ['dir'] })
  return () => watcher.disconnect()
}

/** What asks for the direction in code has that of the page, also where a check turns the page alone. */
export function PageDirection({ children }: { children: ReactNode }) {
  const direction = useSyncExternalStore(subscribe, () => (root.dir === 'rtl' ? 'rtl' : 'ltr'))
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>
}
