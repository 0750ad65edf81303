'use client'
import { Banner, Button, Spinner, useMessage } from '@kit/ui'
import { formatPrice } from '../../prices/formatPrice.ts'
import { useBetting } from '../model/bettingContext.ts'
import { DelayCountdown } from './info/DelayCountdown.tsx'
import { Selection } from './Selection.tsx'
import type { SlipStage } from '../model/slipState.ts'
import { useSlip } from '../model/useSlip.ts'
import * as styles from '../styles/slip.css.ts'

type Of<State extends SlipStage['state']> = Extract<SlipStage, { state: State }>

export function Placing({ slip }: { slip: Of<'placing'> }) {
  const { site } = useBetting()
  return (
    <>
      <Selection draft={slip.draft}>
        <bdi className={styles.takenOdds}>{formatPrice(slip.draft)}</bdi>
      </Selection>
      <DelayCountdown
        sinceMs={slip.sinceMs}
        delaySeconds={slip.delaySeconds}
        monotonicNow={site.monotonicNow}
      />
    </>
  )
}

/** Shown after the answer was lost: the bet is neither placed nor refused until the operator reports its outcome. */
export function Checking({ slip }: { slip: Of<'checking'> }) {
  const message = useMessage()
  const { checkAgain } = useSlip()
  return (
    <>
      <Selection draft={slip.draft} />
      {slip.isStuck ? (
        <Banner tone="danger">
          <strong>{message('betting.slip.stuck')}</strong>
          <p>{message(slip.isSearched ? 'betting.slip.searchedText' : 'betting.slip.stuckText')}</p>
          <div className={styles.remedies}>
            <Button size="small" tone="accent" onClick={checkAgain}>
              {message('betting.slip.checkAgain')}
            </Button>
          </div>
        </Banner>
      ) : (
        <div className={styles.process} role="status">
          <Spinner label={message('betting.slip.checking')} />
          <p className={styles.processTitle}>{message('betting.slip.checking')}</p>
          <p className={styles.muted}>{message('betting.slip.checkingText')}</p>
        </div>
      )}
    </>
  )
}

/** Shown for the half second between the placement and the clearing of the slip. */
export function Placed({ slip }: { slip: Of<'placed'> }) {
  const message = useMessage()
  return (
    <>
      <Selection draft={slip.draft} />
      <Banner tone="success">{message('betting.slip.placed')}</Banner>
    </>
  )
}
