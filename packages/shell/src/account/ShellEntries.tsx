import { useFlag } from '@kit/sdk/react'
import { Button, Icon, useMessage, type MessageId } from '@kit/ui'
import type { ReactNode } from 'react'
import { MoneyButton } from '../layout/header/MoneyButton.tsx'
import { useMoneyActions } from '../layout/header/useMoneyActions.ts'
import { useSite, useStore } from '../siteContext.ts'
import type { IntentName } from '../feature.ts'
import * as styles from './accountMenu.css.ts'

/** SHELL-042. */
export function MoneyEntries() {
  const actions = useMoneyActions()
  if (actions.length === 0) return null
  return (
    <div className={styles.pair}>
      {actions.map((action) => (
        <MoneyButton key={action.id} action={action} fullWidth />
      ))}
    </div>
  )
}

/**
 * Buttons that request features of this site: a new password and the profit and loss report
 * (SHELL-043, SHELL-044).
 */
export function RequestEntries({ onGo }: { onGo: () => void }) {
  return (
    <>
      <RequestEntry
        intent="profitReport.open"
        icon={<Icon name="shorten" />}
        labelId="shell.account.profit"
        onGo={onGo}
      />
      <RequestEntry
        intent="password.change"
        icon={<Icon name="show" />}
        labelId="shell.account.password"
        onGo={onGo}
      />
    </>
  )
}

function RequestEntry({
  intent,
  icon,
  labelId,
  onGo,
}: {
  intent: Extract<IntentName, 'profitReport.open' | 'password.change'>
  icon: ReactNode
  labelId: MessageId
  onGo: () => void
}) {
  const { services } = useSite()
  const message = useMessage()
  if (!services.canRequest(intent)) return null
  const press = () => {
    onGo()
    services.request(intent, {})
  }
  return (
    <Button fullWidth onClick={press}>
      {icon}
      {message(labelId)}
    </Button>
  )
}

/**
 * Menu entry that switches between dark and light. Renders nothing if the site has only one mode
 * (SHELL-042).
 */
export function ModeEntry() {
  const { colorMode } = useSite()
  const message = useMessage()
  const mode = useStore(colorMode)
  // Subscribes to the flag, so that a change by the operator renders the entry again.
  useFlag('theme.forceLight')
  if (!colorMode.canToggle()) return null
  return (
    <Button fullWidth onClick={colorMode.toggle}>
      <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
      {message(mode === 'dark' ? 'shell.theme.toLight' : 'shell.theme.toDark')}
    </Button>
  )
}
