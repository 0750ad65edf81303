'use client'
import { Button, formatOdds, useMessage } from '@kit/ui'
import type { Odds } from '@kit/sdk/contract'
import * as styles from '../slip.css.ts'

/** The price moved while the bet waited: old and new, and a press that takes the new one. */
export function OddsChanged({
  asked,
  odds,
  onAcceptOdds,
}: {
  asked: Odds
  odds: Odds
  onAcceptOdds: (odds: Odds) => void
}) {
  const message = useMessage()
  return (
    <>
      {message('betting.refusal.odds-changed', { asked: formatOdds(asked), odds: formatOdds(odds) })}
      <div className={styles.remedies}>
        <Button size="small" tone="action" onClick={() => onAcceptOdds(odds)}>
          {message('betting.refusal.accept', { odds: formatOdds(odds) })}
        </Button>
      </div>
    </>
  )
}
