'use client'
import { Banner, useMessage } from '@kit/ui'
import type { RequestedPrice } from '@kit/rules'
import type { SlipRefusal } from '../../model/slipRefusals.ts'
import type { BetDraft } from '../../model/betDraft.ts'
import * as styles from '../../styles/slip.css.ts'
import { CheckDue } from './CheckDue.tsx'
import { OddsChanged } from './OddsChanged.tsx'
import { LoginRequired } from './LoginRequired.tsx'
import { NotEnoughPoints } from './NotEnoughPoints.tsx'
import type { StakeBounds } from '../../model/useStakeBounds.ts'
import { StakeRemedies } from './StakeRemedies.tsx'

export interface RefusalRemedies {
  bounds: StakeBounds | undefined
  onAcceptPrice: (price: RequestedPrice) => void
  onStake: (stakeText: string) => void
  onLogin: () => void
  draft: BetDraft
}

function RefusalContent({
  refusal,
  bounds,
  onStake,
  ...remedies
}: { refusal: SlipRefusal } & RefusalRemedies) {
  const message = useMessage()
  const stakes = bounds && <StakeRemedies bounds={bounds} onStake={onStake} />
  switch (refusal.code) {
    case 'odds-changed':
    case 'odds-not-offered':
      return <OddsChanged {...refusal} onAcceptPrice={remedies.onAcceptPrice} draft={remedies.draft} />
    case 'stake-out-of-range':
    case 'stake-above-cap':
      return (
        <>
          {message(`betting.refusal.${refusal.code}`)}
          {stakes}
        </>
      )
    case 'not-enough-points':
      return <NotEnoughPoints short={refusal.short} stakes={stakes} />
    case 'reality-check-due':
      return <CheckDue />
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

function comeIntoView(banner: HTMLElement | null) {
  // The result is not returned: a promise is not a clean-up function.
  void banner?.scrollIntoView({ block: 'nearest' })
}

/**
 * Banner that says why the bet was not placed, until the player changes something. It scrolls into view: on a small
 * phone the slip is longer than the screen, and players press again if nothing seems to happen.
 */
export function RefusalMessage(props: { refusal: SlipRefusal } & RefusalRemedies) {
  const { refusal } = props
  return (
    <Banner
      key={refusal.code}
      ref={comeIntoView}
      tone="danger"
      data-refusal={refusal.code}
      className={styles.refusal}
    >
      <RefusalContent {...props} />
    </Banner>
  )
}
