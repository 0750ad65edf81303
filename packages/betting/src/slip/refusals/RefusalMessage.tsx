'use client'
import { Banner, useMessage } from '@kit/ui'
import type { AskedPrice } from '../../rules/index.ts'
import type { SlipRefusal } from '../slipRefusals.ts'
import * as styles from '../slip.css.ts'
import { OddsChanged } from './OddsChanged.tsx'
import { LoginRequired } from './LoginRequired.tsx'
import { NotEnoughPoints } from './NotEnoughPoints.tsx'
import { StakeOutOfRange } from './StakeOutOfRange.tsx'

/** What the player can do about a refusal, straight from it. */
export interface RefusalRemedies {
  onAcceptPrice: (price: AskedPrice) => void
  onStake: (stakeText: string) => void
  onLogin: () => void
}

function Words({ refusal, ...remedies }: { refusal: SlipRefusal } & RefusalRemedies) {
  const message = useMessage()
  switch (refusal.code) {
    case 'odds-changed':
      return <OddsChanged {...refusal} onAcceptPrice={remedies.onAcceptPrice} />
    case 'stake-out-of-range':
      return <StakeOutOfRange {...refusal} onStake={remedies.onStake} />
    case 'stake-above-cap':
      return <StakeOutOfRange {...refusal} max={refusal.cap} onStake={remedies.onStake} />
    case 'not-enough-points':
      return <NotEnoughPoints short={refusal.short} />
    case 'login-required':
      return <LoginRequired onLogin={remedies.onLogin} />
    case 'too-many':
      return message('betting.refusal.too-many', { seconds: refusal.retryAfterSeconds })
    case 'by-operator':
      return refusal.message
    default:
      return message(`betting.refusal.${refusal.code}`)
  }
}

/** Why the bet was not placed, in the slip, until the player does something about it. */
export function RefusalMessage(props: { refusal: SlipRefusal } & RefusalRemedies) {
  return (
    <Banner tone="danger" data-refusal={props.refusal.code}>
      <div className={styles.refusalText}>
        <Words {...props} />
      </div>
    </Banner>
  )
}
