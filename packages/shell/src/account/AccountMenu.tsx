import { useFlag } from '@kit/sdk/react'
import { Button, Icon, LiveDot as Dot, MoreMessages, Skeleton, useIsHydrated, useMessage } from '@kit/ui'
import { lazy, useId, useRef } from 'react'
import type { AccountMenuEntry } from '../feature.ts'
import { LanguageMenu } from '../language/LanguageMenu.tsx'
import { headerMessages } from '../layout/header/headerMessages.ts'
import { LiveDot } from '../layout/header/LiveDot.tsx'
import { Region } from '../layout/Region.tsx'
import { ThemeStyleChoice } from '../layout/site-switch/ThemeStyleChoice.tsx'
import { byOrder } from '../navigation/byOrder.ts'
import { Shown } from '../navigation/Shown.tsx'
import { usePlayer } from '../session/usePlayer.ts'
import { useSite } from '../siteContext.ts'
import * as styles from './accountMenu.css.ts'
import { accountMessages } from './accountMessages.ts'
import { ModeEntry, MoneyEntries, RequestEntries } from './ShellEntries.tsx'
import { shownName } from './shownName.ts'

const AdministratorSwitches = lazy(() => import('./AdministratorSwitches.tsx'))

const messages = { ...headerMessages, ...accountMessages }

/** Entries from this order on end the menu: the logout. */
const endOrder = 100

/** The browser's popover closes on Escape and on a press outside. */
export function AccountMenu() {
  return (
    <MoreMessages messages={messages}>
      <Menu />
    </MoreMessages>
  )
}

function Menu() {
  const { services, config } = useSite()
  const { session } = services.operator
  const message = useMessage()
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const player = usePlayer()
  const isTakenOver = useIsHydrated()
  const login = isTakenOver ? session.get() : undefined
  const isDemo = player?.isDemo ?? login?.demoUntil !== undefined
  const name = isDemo ? message('shell.account.demo') : shownName(player?.userName ?? '')
  const entries = byOrder(services.contributed('accountMenu').flat(), config.order?.accountMenu)
  const close = () => popover.current?.hidePopover()
  const show = (shown: AccountMenuEntry[]) =>
    shown.map((entry) => (
      <Shown key={entry.id} when={entry.useIsShown}>
        <Entry entry={entry} onGo={close} />
      </Shown>
    ))
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-tap="account"
        popoverTarget={id}
        aria-label={message('shell.account', { name })}
      >
        <Icon name="account" />
        <span className={styles.name}>{name || <Skeleton width="4.5rem" />}</span>
      </button>
      <div ref={popover} id={id} popover="auto" className={styles.menu}>
        <p className={styles.welcome}>
          <span>
            {login?.userType === 'user' && message('shell.account.welcome')} <strong>{name}</strong>
          </span>
          <SocketDot />
        </p>
        <MoneyEntries />
        {show(entries.filter(({ order }) => order < endOrder))}
        <RequestEntries onGo={close} />
        <ModeEntry />
        <LanguageMenu />
        <ThemeStyleChoice />
        {login?.userType === 'administrator' && (
          <Region name="administrator switches" onBroken="nothing">
            <AdministratorSwitches onAsk={close} />
          </Region>
        )}
        {show(entries.filter(({ order }) => order >= endOrder))}
      </div>
    </>
  )
}

/** Dot with the state of the socket. Blinks red while the operator blocks it (SHELL-046, SHELL-047). */
function SocketDot() {
  const message = useMessage()
  if (useFlag('socket.blocked')) return <Dot state="blocked" label={message('shell.account.socketBlocked')} />
  return <LiveDot />
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
