'use client'
import type { Minor } from '@kit/sdk/contract'
import { Button, formatPoints, Icon, useMessage } from '@kit/ui'
import type { MarketFacts } from '../../prices/marketFacts.ts'
import { priceInText } from '../../prices/formatPrice.ts'
import type { MarketLock } from '../../market/marketLock.ts'
import { marketStatusLabel } from '../../market/marketStatusLabel.ts'
import type { BetDraft } from '../model/betDraft.ts'
import * as styles from '../styles/slip.css.ts'

declare module '@kit/shell/feature' {
  interface SiteParts {
    slipAction: { props: SlipActionProps; loads: 'late' }
  }
}

/** Reason why the bet cannot be placed now: the state of the market, or no connection. */
export type SlipLock = MarketLock | 'offline'

/** Props of the part `slipAction`: the button that places the bet. */
export interface SlipActionProps {
  /** The bet as the player entered it: selection, price and stake. */
  draft: BetDraft
  /** The market of the bet as it is now. Undefined until the page has loaded it. */
  market: MarketFacts | undefined
  /** Reason why the bet cannot be placed now; undefined if market and connection allow it. */
  lock: SlipLock | undefined
  /** Places the bet. Undefined while the bet cannot be placed. */
  onPlace: (() => void) | undefined
  /** Points that are missing for the stake, in minor units. `onPlace` then shows the player how to get points. */
  short?: Minor | undefined
}

/**
 * Button that places the bet. While the market accepts no bets it shows the reason and does nothing, but keeps the
 * focus.
 */
export function PlaceButton({ draft, market, lock, onPlace, short }: SlipActionProps) {
  const message = useMessage()
  const lockTexts: Record<SlipLock, string | undefined> = {
    'market-closed': market && marketStatusLabel(market, message),
    'market-suspended': market && marketStatusLabel(market, message),
    'runner-removed': message('betting.market.removed'),
    'prices-interrupted': message('betting.market.stale'),
    offline: undefined,
  }
  return (
    <Button
      tone="action"
      fullWidth
      aria-disabled={!onPlace || undefined}
      data-disabled={onPlace ? undefined : ''}
      data-lock={lock}
      onClick={onPlace}
    >
      {onPlace ? (
        <>
          {message(short === undefined ? 'betting.slip.place' : 'betting.slip.missing')} ·{' '}
          {/* Non-breaking spaces keep the price on one line. */}
          {short === undefined ? priceInText(draft).replaceAll(' ', '\u00a0') : formatPoints(short)}
        </>
      ) : (
        (lock && lockTexts[lock]) || message('betting.slip.place')
      )}
    </Button>
  )
}

export function LockNote({ lock }: { lock: SlipLock }) {
  const message = useMessage()
  return (
    <p role="status" className={styles.lockNote}>
      <Icon name={lock === 'prices-interrupted' || lock === 'offline' ? 'offline' : 'info'} size="small" />
      {message(`betting.lock.${lock}`)}
    </p>
  )
}
