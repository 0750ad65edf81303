'use client'
import { Button, EmptyState, MoreMessages, useMessage } from '@kit/ui'
import { useBetting } from '../site/bettingContext.ts'
import { useIsLoggedIn } from '../site/useAccount.ts'
import { openBetsMessages } from '../open-bets/openBetsMessages.ts'
import { betsMessages } from './betsMessages.ts'
import { BetsScreen } from './BetsScreen.tsx'
import * as styles from './myBets.css.ts'

const words = { ...openBetsMessages, ...betsMessages }

function VisitorOrBets() {
  const message = useMessage()
  const { site } = useBetting()
  if (useIsLoggedIn()) return <BetsScreen />
  return (
    <div className={styles.page}>
      <EmptyState
        icon="account"
        title={message('betting.openBets.login')}
        action={
          <Button tone="accent" onClick={() => site.requestLogin({ returnTo: '/open-bets' })}>
            {message('betting.refusal.login')}
          </Button>
        }
      />
    </div>
  )
}

/** The page of the bets: open ones and results, sports and casino; a visitor is asked to log in. Source: ROUTE-059. */
export default function BetsPage() {
  return (
    <MoreMessages messages={words}>
      <VisitorOrBets />
    </MoreMessages>
  )
}
