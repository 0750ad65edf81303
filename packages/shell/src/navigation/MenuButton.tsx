import { IconButton, useMessage } from '@kit/ui'
import { lazy, Suspense, useState } from 'react'
import { useSite } from '../siteContext.ts'
import { loadNavigation } from './loadNavigation.ts'
import * as styles from './menuButton.css.ts'

const NavigationDrawer = lazy(() => import('./NavigationDrawer.tsx'))

/** SHELL-018. Its code is loaded at the first press, or when the pointer is near. */
export function MenuButton() {
  const { services } = useSite()
  const message = useMessage()
  const [isOpen, setIsOpen] = useState<boolean>()
  // A casino-only site has the shell's own tiles in it.
  if (services.contributed('navigation').length === 0 && !services.hasPage('/live-casino')) return null
  return (
    <>
      <IconButton
        icon="menu"
        className={styles.menuButton}
        label={message('shell.menu')}
        aria-haspopup="dialog"
        onPointerEnter={() => loadNavigation(services)}
        onClick={() => setIsOpen(true)}
      />
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <NavigationDrawer isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
