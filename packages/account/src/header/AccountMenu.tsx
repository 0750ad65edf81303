import { Button, Icon, useMessage } from '@kit/ui'
import { useId } from 'react'
import * as styles from './header.css.ts'
import { shownName } from './shownName.ts'

export interface AccountMenuProps {
  userName: string
  isDemo: boolean
  onLogout: () => void
}

/** Who is logged in, and the way out. The browser's own popover closes it on Escape and on a press elsewhere. */
export function AccountMenu({ userName, isDemo, onLogout }: AccountMenuProps) {
  const message = useMessage()
  const id = useId()
  const name = isDemo ? message('account.menu.demo') : shownName(userName)
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        popoverTarget={id}
        aria-label={message('account.menu', { name })}
      >
        <Icon name="account" />
        <span className={styles.menuName}>{name}</span>
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <p className={styles.welcome}>
          {message('account.menu.welcome')} <strong>{name}</strong>
        </p>
        <Button fullWidth onClick={onLogout}>
          <Icon name="logOut" />
          {message('account.logout')}
        </Button>
      </div>
    </>
  )
}
