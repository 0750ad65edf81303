'use client'
import { clsx } from 'clsx'
import { Icon, InPlayTag, useMessage } from '@kit/ui'
import type { Minor, Side } from '@kit/sdk/contract'
import { useId, type ComponentPropsWithRef } from 'react'
import { useLiveMarket } from '../useLiveMarket.ts'
import { usePaintGate } from '../usePaintGate.ts'
import { sideName } from '../../priceWord.ts'
import { veilWord } from '../veilWord.ts'
import { Matched, whole } from './Matched.tsx'
import * as styles from './marketGrid.css.ts'
import type { TakenPrice } from './PriceCell.tsx'
import { RunnerRow } from './RunnerRow.tsx'

export interface MarketGridProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  marketId: string
  /** Whether it shows LIVE; as the operator says unless told. */
  isInPlay?: boolean | undefined
  /** What the player's bets bring for each runner that wins, minor units. Left out while there are no bets. */
  book?: ReadonlyMap<string, Minor> | undefined
  /** The same with the bet of the slip in it. */
  bookAfter?: ReadonlyMap<string, Minor> | undefined
  /** The selection of the slip. */
  selected?: { runnerId: string; side: Side } | undefined
  onTake?: ((price: TakenPrice) => void) | undefined
}

/**
 * A market: its runners with three back and three lay prices on wide screens, one of each on a phone. React draws it
 * again when its structure changes; prices are painted past React. Needs prices above it (`PricingProvider`).
 */
export function MarketGrid({
  marketId,
  isInPlay,
  book,
  bookAfter,
  selected,
  onTake,
  className,
  ...rest
}: MarketGridProps) {
  const message = useMessage()
  const market = useLiveMarket(marketId)
  const [gate, gateRef] = usePaintGate()
  const headingId = useId()
  if (!market) return null
  const veil = veilWord(market, message('betting.market.result'), message('betting.market.suspended'))
  return (
    <section
      ref={gateRef}
      aria-labelledby={headingId}
      data-market={market.id}
      data-market-status={market.status}
      data-in-play={market.isInPlay ? '' : undefined}
      data-stale={market.isStale && !market.isClosed ? '' : undefined}
      className={clsx(styles.market, className)}
      {...rest}
    >
      <header className={styles.head}>
        {!market.isClosed && (
          <InPlayTag
            inPlay={isInPlay ?? market.isInPlay}
            labels={{ live: message('betting.inPlay.live'), notYet: message('betting.inPlay.notYet') }}
          />
        )}
        <h2 id={headingId} className={styles.name}>
          {market.name}
        </h2>
        <div className={styles.facts}>
          <span>{message('betting.market.limits', { min: whole(market.min), max: whole(market.max) })}</span>
          <Matched marketId={market.id} />
        </div>
      </header>
      {market.isStale && !market.isClosed && (
        <p role="status" className={styles.stale}>
          <Icon name="offline" size="small" />
          {message('betting.market.stale')}
        </p>
      )}
      <div className={styles.columns} aria-hidden>
        <span className={styles.backColumn}>{message(sideName(market.type, 'back'))}</span>
        <span className={styles.layColumn}>{message(sideName(market.type, 'lay'))}</span>
      </div>
      <div className={styles.body}>
        <ul className={styles.runners}>
          {market.runners.map((runner) => (
            <RunnerRow
              key={runner.id}
              marketId={market.id}
              type={market.type}
              runner={runner}
              gate={gate}
              amount={book?.get(runner.id)}
              amountAfter={bookAfter?.get(runner.id)}
              selectedSide={selected?.runnerId === runner.id ? selected.side : undefined}
              onTake={onTake}
            />
          ))}
        </ul>
        {veil !== undefined && (
          <div role="status" className={styles.veil}>
            {veil}
          </div>
        )}
      </div>
    </section>
  )
}
