'use client'
import { clsx } from 'clsx'
import { Icon, useMessage } from '@kit/ui'
import type { Minor, Side } from '@kit/sdk/contract'
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useName } from '../useName.ts'
import { amountText } from '../amountText.ts'
import { isPremium, marketKind, type MarketKind } from '../marketKind.ts'
import { StaleNote } from '../StaleNote.tsx'
import type { MarketFacts, RunnerFacts } from '../../prices/marketFacts.ts'
import type { PaintGate } from '../../prices/paintGate.ts'
import { usePaintGate } from '../../prices/usePaintGate.ts'
import { useBothRefs } from '../useBothRefs.ts'
import { useShownMarket } from '../../prices/useShownMarket.ts'
import { sideName } from '../../prices/formatPrice.ts'
import { marketStatusLabel } from '../marketStatusLabel.ts'
import { Matched } from './Matched.tsx'
import { MarketHead } from './MarketHead.tsx'
import * as styles from './marketGrid.css.ts'
import type { TakenPrice } from './PriceCell.tsx'
import { RunnerRow } from './RunnerRow.tsx'

export interface MarketGridProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  marketId: string
  /** True to show LIVE. Default: the operator's in-play flag. */
  isInPlay?: boolean | undefined
  /** Profit or loss of the player's bets by winning runner, in minor units; undefined without bets. */
  book?: ReadonlyMap<string, Minor> | undefined
  /** The same with the slip's bet included. */
  bookAfter?: ReadonlyMap<string, Minor> | undefined
  /** The selection in the slip. */
  selected?: { runnerId: string; side: Side } | undefined
  onTake?: ((price: TakenPrice) => void) | undefined
  /** Opens a runner's ladder; if undefined, no ladder is offered. */
  onLadder?: ((runner: RunnerFacts) => void) | undefined
  /** Opens a runner's chart; if undefined, no chart is offered. */
  onChart?: ((runner: RunnerFacts) => void) | undefined
  /** Cashes the position out from a runner's figure; undefined if cash out is not offered. */
  onLevel?: (() => void) | undefined
  /** Other actions on the market, shown in its head. */
  actions?: ReactNode
}

/** Returns the runners in order. In a race the winner is first and non-runners are last. */
function rowsOf(runners: readonly RunnerFacts[], kind: MarketKind): readonly RunnerFacts[] {
  const rank = ({ status }: RunnerFacts) => (status === 'winner' ? 0 : status === 'removed' ? 2 : 1)
  return kind === 'racing' ? runners.toSorted((one, other) => rank(one) - rank(other)) : runners
}

type MarketBodyProps = Pick<
  MarketGridProps,
  'book' | 'bookAfter' | 'selected' | 'onTake' | 'onLadder' | 'onChart' | 'onLevel'
> & {
  id: string
  market: MarketFacts
  kind: MarketKind
  gate: PaintGate | null
}

function MarketBody({
  id,
  market,
  kind,
  gate,
  book,
  bookAfter,
  selected,
  onTake,
  onLadder,
  onChart,
  onLevel,
}: MarketBodyProps) {
  const message = useMessage()
  const nameOf = useName()
  const cover = marketStatusLabel(market, message)
  return (
    <div id={id}>
      {market.stale && !market.isClosed && <StaleNote stale={market.stale} />}
      <div className={styles.columns}>
        {cover === undefined && kind !== 'bookmaker' && (
          <span className={styles.noPrices}>{message('betting.market.noPrices')}</span>
        )}
        <span aria-hidden className={styles.backColumn}>
          {message(sideName(market.type, 'back'))}
        </span>
        <span aria-hidden className={styles.layColumn}>
          {message(sideName(market.type, 'lay'))}
        </span>
      </div>
      <div className={styles.body}>
        <ul className={styles.runners}>
          {rowsOf(market.runners, kind).map((runner) => (
            <RunnerRow
              key={runner.id}
              marketId={market.id}
              type={market.type}
              runner={runner}
              gate={gate}
              isCovered={cover !== undefined}
              amount={book?.get(runner.id)}
              amountAfter={bookAfter?.get(runner.id)}
              selectedSide={selected?.runnerId === runner.id ? selected.side : undefined}
              onTake={onTake}
              onLadder={kind === 'bookmaker' || market.isClosed ? undefined : onLadder}
              onChart={market.isClosed ? undefined : onChart}
              onLevel={onLevel}
            />
          ))}
        </ul>
        {cover !== undefined && (
          <div className={styles.cover}>
            <span className={styles.coverText}>{cover}</span>
          </div>
        )}
      </div>
      {market.remarks !== '' && (
        <p className={styles.remarks}>
          <Icon name="info" size="small" />
          {nameOf(market.remarks)}
        </p>
      )}
    </div>
  )
}

/**
 * Grid of a market's runners with their prices. An exchange market shows three back and three lay prices on wide
 * screens and one of each on a phone; a bookmaker market always shows one of each. Sessions have a `SessionTable`.
 * React renders only structural changes; prices are painted without React. Requires a `PricingProvider`.
 */
export function MarketGrid({
  marketId,
  isInPlay,
  book,
  bookAfter,
  selected,
  onTake,
  onLadder,
  onChart,
  onLevel,
  actions,
  className,
  ref,
  ...rest
}: MarketGridProps) {
  const message = useMessage()
  const nameOf = useName()
  const [gate, gateRef] = usePaintGate()
  const sectionRef = useBothRefs(gateRef, ref)
  const market = useShownMarket(marketId, gate)
  const [isOpen, setIsOpen] = useState(true)
  const id = useId()
  if (!market) return null
  const kind = marketKind(market)
  const limits = { min: amountText(market.min), max: amountText(market.max) }
  return (
    <section
      ref={sectionRef}
      aria-labelledby={`${id}name`}
      data-market={market.id}
      data-market-kind={kind}
      data-market-status={market.status}
      data-in-play={market.isInPlay ? '' : undefined}
      data-stale={market.isStale && !market.isClosed ? '' : undefined}
      className={clsx(styles.market, className)}
      {...rest}
    >
      <MarketHead
        headingId={`${id}name`}
        bodyId={`${id}body`}
        title={nameOf(market.name)}
        inPlay={market.isClosed ? undefined : (isInPlay ?? market.isInPlay)}
        tag={isPremium(market) ? message('betting.market.premium') : undefined}
        facts={
          <>
            <span>{message('betting.market.limits', limits)}</span>
            <Matched marketId={market.id} />
          </>
        }
        actions={actions}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <MarketBody
          id={`${id}body`}
          market={market}
          kind={kind}
          gate={gate}
          book={book}
          bookAfter={bookAfter}
          selected={selected}
          onTake={onTake}
          onLadder={onLadder}
          onChart={onChart}
          onLevel={onLevel}
        />
      )}
    </section>
  )
}
