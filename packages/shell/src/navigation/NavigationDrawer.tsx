import { MoreMessages, Sheet, useIsPainted, useMessage } from '@kit/ui'
import { navigationMessages } from './messages.ts'
import * as styles from './navigation.css.ts'
import SideNavigation from './SideNavigation.tsx'

export interface NavigationDrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The side navigation as a drawer, for every page that has none beside it (SHELL-018, SHELL-056). */
export default function NavigationDrawer(props: NavigationDrawerProps) {
  return (
    <MoreMessages messages={navigationMessages}>
      <Drawer {...props} />
    </MoreMessages>
  )
}

function Drawer({ isOpen, onOpenChange }: NavigationDrawerProps) {
  const message = useMessage()
  return (
    <Sheet.Root open={isOpen} onOpenChange={onOpenChange}>
      <Sheet.Content
        edge="start"
        title={message('shell.navigation.title')}
        labels={{ close: message('shell.navigation.close') }}
      >
        <div className={styles.drawer}>
          <Items onGo={() => onOpenChange(false)} />
        </div>
      </Sheet.Content>
    </Sheet.Root>
  )
}

/** One frame after the drawer, which still stands at the edge of the screen then. */
function Items(props: { onGo: () => void }) {
  return useIsPainted() && <SideNavigation {...props} />
}
