import { useMessage } from '@kit/ui'
import { BalanceFigure } from '../../account/BalanceFigure.tsx'
import { useIsLoggedIn } from '../../siteContext.ts'
import { SiteLogo } from '../SiteLogo.tsx'
import * as styles from './homeBanner.css.ts'
import { MoneyButton } from './MoneyButton.tsx'
import { useMoneyActions } from './useMoneyActions.ts'

/**
 * Top of the home page if the header is too narrow for it: Deposit, the logo with the balance,
 * Withdraw (SHELL-037 to SHELL-039).
 */
export function HomeBanner() {
  const message = useMessage()
  const isLoggedIn = useIsLoggedIn()
  const [first, second] = useMoneyActions()
  if (!first && !second) return null
  return (
    <section className={styles.banner} aria-label={message('shell.banner')}>
      <div className={styles.side}>
        {first && <MoneyButton action={first} size="small" fullWidth className={styles.button} />}
      </div>
      <div className={styles.middle}>
        <SiteLogo className={styles.logo} markOnly />
        <span className={styles.label}>{message('shell.banner.balance')}</span>
        <strong className={styles.amount}>
          {isLoggedIn ? <BalanceFigure of="available" waitingClassName={styles.waiting} /> : '0'}
        </strong>
      </div>
      <div className={styles.side}>
        {second && <MoneyButton action={second} size="small" fullWidth className={styles.button} />}
      </div>
    </section>
  )
}
