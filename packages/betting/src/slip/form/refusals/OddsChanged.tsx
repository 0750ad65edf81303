'use client'
import { Button, useMessage } from '@kit/ui'
import type { MarketType } from '@kit/sdk/contract'
import { priceInText } from '../../../prices/priceWord.ts'
import type { AskedPrice } from '../../../rules/index.ts'
import * as styles from '../../styles/slip.css.ts'

export interface OddsChangedProps {
  code: 'odds-changed' | 'odds-not-offered'
  marketType: MarketType
  asked: AskedPrice
  now: AskedPrice
  onAcceptPrice: (price: AskedPrice) => void
}

/** The price got worse while the bet waited, or was never on offer: both prices, and a press that takes the one of now. */
export function OddsChanged({ code, marketType, asked, now, onAcceptPrice }: OddsChangedProps) {
  const message = useMessage()
  const odds = priceInText({ marketType, ...now })
  return (
    <>
      {message(`betting.refusal.${code}`, { asked: priceInText({ marketType, ...asked }), odds })}
      <div className={styles.remedies}>
        <Button size="small" tone="accent" data-accept-price="" onClick={() => onAcceptPrice(now)}>
          {message('betting.refusal.accept', { odds })}
        </Button>
      </div>
    </>
  )
}
