import { MoreMessages, Sheet, useIsPainted, useMessage } from '@kit/ui'
import { navigationMessages } from './messages.ts'
import * as styles from './navigation.css.ts'
import SideNavigation from './SideNavigation.tsx'

export interface NavigationDrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The side navigation as a drawer, for pages without a side column (SHELL-018, SHELL-056). */
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

/** Rendered one frame after the drawer, while the drawer is still at the edge of the screen. */
function Items(props: { onGo: () => void }) {
  return useIsPainted() && <SideNavigation {...props} />
}
