import { useFlag } from '@kit/sdk/react'
import { useIsLoggedIn } from '../../siteContext.ts'
import * as styles from './header.css.ts'
import { MoneyButton } from './MoneyButton.tsx'
import { useMoneyActions } from './useMoneyActions.ts'

/**
 * Deposit and Withdraw, or IN PLAY and MY BETS, in a header with space for them (SHELL-029 to
 * SHELL-035). Visitors see Register and Login instead.
 */
export function MoneyActions() {
  const actions = useMoneyActions()
  const isB2b = useFlag('domain.type') === 'b2b'
  if (!useIsLoggedIn() && !isB2b) return null
  return actions.map((action) => (
    <MoneyButton key={action.id} action={action} size="small" className={styles.roomy} />
  ))
}
