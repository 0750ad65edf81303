'use client'
import { clsx } from 'clsx'
import { Icon, useMessage } from '@kit/ui'
import type { Minor, Side } from '@kit/sdk/contract'
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useName } from '../useName.ts'
import { MarketHead } from '../MarketGrid/MarketHead.tsx'
import type { TakenPrice } from '../MarketGrid/PriceCell.tsx'
import { sideName } from '../../prices/formatPrice.ts'
import { StaleNote } from '../StaleNote.tsx'
import type { MarketFacts } from '../../prices/marketFacts.ts'
import { useLiveMarkets } from '../../prices/useLiveMarkets.ts'
import { SessionRow } from './SessionRow.tsx'
import * as styles from './sessionTable.css.ts'

export interface SessionTableProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** Title of the table. */
  title: string
  marketIds: readonly string[]
  /** True to show LIVE. Default: the in-play flag of the first session. */
  isInPlay?: boolean | undefined
  /** Result of the player's bets at the worst run, by market, in minor units. */
  worst?: ReadonlyMap<string, Minor> | undefined
  /** The same with the slip's bet included. */
  worstAfter?: ReadonlyMap<string, Minor> | undefined
  /** The selection in the slip. */
  selected?: { marketId: string; side: Side; run?: number } | undefined
  onTake?: ((price: TakenPrice) => void) | undefined
  /** Returns other actions on a session. */
  actionsOf?: ((market: MarketFacts) => ReactNode) | undefined
  /** Opens the profit or loss of a session by run. */
  onBook?: ((market: MarketFacts) => void) | undefined
}

function commonRemarks(markets: readonly MarketFacts[]): string | undefined {
  const [first] = markets
  return first && markets.every(({ remarks }) => remarks === first.remarks) ? first.remarks : undefined
}

/**
 * Compact table of sessions, each with no and yes, its limits, and its own status while it accepts no bets. Prices are
 * painted without React. Requires a `PricingProvider`.
 */
export function SessionTable({
  title,
  marketIds,
  isInPlay,
  worst,
  worstAfter,
  selected,
  onTake,
  actionsOf,
  onBook,
  className,
  ...rest
}: SessionTableProps) {
  const message = useMessage()
  const nameOf = useName()
  const markets = useLiveMarkets(marketIds)
  const [isOpen, setIsOpen] = useState(true)
  const id = useId()
  const [first] = markets
  if (!first) return null
  const stale = markets.find((market) => market.stale && !market.isClosed)?.stale
  const remarks = commonRemarks(markets)
  const isOver = markets.every(({ isClosed }) => isClosed)
  return (
    <section
      aria-labelledby={`${id}name`}
      data-market-kind="session"
      className={clsx(styles.table, className)}
      {...rest}
    >
      <MarketHead
        headingId={`${id}name`}
        bodyId={`${id}body`}
        title={title}
        inPlay={isOver ? undefined : (isInPlay ?? first.isInPlay)}
        tag={String(markets.length)}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div id={`${id}body`}>
          {stale && <StaleNote stale={stale} />}
          <div className={styles.columns} aria-hidden>
            <span className={styles.noColumn}>{message(sideName('session', 'lay'))}</span>
            <span className={styles.yesColumn}>{message(sideName('session', 'back'))}</span>
          </div>
          <ul className={styles.rows}>
            {markets.map((market) => (
              <SessionRow
                key={market.id}
                market={market}
                worst={worst?.get(market.id)}
                worstAfter={worstAfter?.get(market.id)}
                selectedSide={selected?.marketId === market.id ? selected.side : undefined}
                selectedRun={selected?.marketId === market.id ? selected.run : undefined}
                remarks={remarks === undefined && market.remarks !== '' ? market.remarks : undefined}
                actions={actionsOf?.(market)}
                onBook={onBook}
                onTake={onTake}
              />
            ))}
          </ul>
          {remarks !== undefined && remarks !== '' && (
            <p className={styles.remarks}>
              <Icon name="info" size="small" />
              {nameOf(remarks)}
            </p>
          )}
        </div>
      )}
    </section>
  )
}
