import { profileQuery } from '@kit/sdk/query'
import { Button, Icon, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { AccountMenuEntry } from '../feature.ts'
import { LanguageMenu } from '../language/LanguageMenu.tsx'
import { byOrder } from '../navigation/byOrder.ts'
import { Shown } from '../navigation/Shown.tsx'
import { useSite } from '../siteContext.ts'
import * as styles from './accountMenu.css.ts'
import { shownName } from './shownName.ts'

/** The player's name and the features' menu entries. The browser's popover closes on Escape and on a press outside. */
export function AccountMenu() {
  const { services } = useSite()
  const { client, session } = services.operator
  const message = useMessage()
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const profile = useQuery(profileQuery(client))
  const isDemo = profile.data?.isDemo ?? session.get()?.demoUntil !== undefined
  const name = isDemo ? message('shell.account.demo') : shownName(profile.data?.userName ?? '')
  const entries = byOrder(services.contributed('accountMenu').flat())
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-label={message('shell.account', { name })}
      >
        <Icon name="account" />
        <span className={styles.name}>{name}</span>
      </button>
      <div ref={popover} id={id} popover="auto" className={styles.menu}>
        <p className={styles.welcome}>
          {message('shell.account.welcome')} <strong>{name}</strong>
        </p>
        {entries.map((entry) => (
          <Shown key={entry.id} when={entry.useIsShown}>
            <Entry entry={entry} onGo={() => popover.current?.hidePopover()} />
          </Shown>
        ))}
        <LanguageMenu />
      </div>
    </>
  )
}

function Entry({ entry, onGo }: { entry: AccountMenuEntry; onGo: () => void }) {
  const { labelId, icon, to, onPress } = entry
  const { services } = useSite()
  const message = useMessage()
  const press = () => {
    onGo()
    onPress?.()
    if (to !== undefined) services.navigate(to)
  }
  return (
    <Button fullWidth onClick={press}>
      {icon}
      {message(labelId)}
    </Button>
  )
}
