import { useMessage } from '@kit/ui'
import { BalanceFigure } from '../account/BalanceFigure.tsx'
import { useIsLoggedIn } from '../siteContext.ts'
import * as styles from './navigation.css.ts'

/** A player's points and exposure (SHELL-057). */
export function PlayersWallet() {
  const message = useMessage()
  if (!useIsLoggedIn()) return null
  return (
    <dl className={styles.wallet} aria-label={message('shell.wallet')}>
      <dt>{message('shell.wallet.points')}</dt>
      <dd>
        <BalanceFigure of="available" waitingClassName={styles.figure} />
      </dd>
      <dt>{message('shell.wallet.exposure')}</dt>
      <dd>
        <BalanceFigure of="exposure" waitingClassName={styles.figure} />
      </dd>
    </dl>
  )
}
