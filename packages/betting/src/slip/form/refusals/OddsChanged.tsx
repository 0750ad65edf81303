'use client'
import { Button, useMessage } from '@kit/ui'
import type { MarketType } from '@kit/sdk/contract'
import { useState } from 'react'
import { priceInText } from '../../../prices/formatPrice.ts'
import { usePriceValue } from '../../../prices/usePriceValue.ts'
import type { AskedPrice } from '@kit/rules'
import { AskForPrice } from '../../ask/AskForPrice.tsx'
import type { BetDraft } from '../../model/betDraft.ts'
import * as styles from '../../styles/slip.css.ts'

export interface OddsChangedProps {
  code: 'odds-changed' | 'odds-not-offered'
  marketType: MarketType
  asked: AskedPrice
  now: AskedPrice
  onAcceptPrice: (price: AskedPrice) => void
  draft: BetDraft
}

/**
 * Refusal of a price that moved or was never on offer. Offers to accept the current price, updated live, or to wait for
 * the requested one.
 */
export function OddsChanged({ code, marketType, asked, now, onAcceptPrice, draft }: OddsChangedProps) {
  const message = useMessage()
  const live = usePriceValue(draft)
  const [first] = useState(live)
  // The operator's answer is newer than the prices the page had then. Lines of a session are for different runs.
  const hasMoved = live !== first && live.odds > 0 && marketType !== 'session'
  const offered = hasMoved ? { odds: live.odds, run: now.run } : now
  const odds = priceInText({ marketType, ...offered })
  return (
    <>
      {message(`betting.refusal.${code}`, { asked: priceInText({ marketType, ...asked }) })}
      <div className={styles.remedies}>
        <Button size="small" tone="accent" data-accept-price="" onClick={() => onAcceptPrice(offered)}>
          {message('betting.refusal.accept', { odds })}
        </Button>
        {marketType === 'betfair' && (
          <AskForPrice
            draft={{ ...draft, odds: asked.odds }}
            label={message('betting.refusal.waitFor', { odds: priceInText({ marketType, ...asked }) })}
          />
        )}
      </div>
    </>
  )
}
