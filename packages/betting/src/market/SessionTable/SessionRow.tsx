'use client'
import { Icon, useMessage, VisuallyHidden } from '@kit/ui'
import type { Minor, Side } from '@kit/sdk/contract'
import { memo, useId, type ReactNode } from 'react'
import { useName } from '../useName.ts'
import { usePricing } from '../../prices/pricingContext.ts'
import { amountText } from '../amountText.ts'
import { PriceCell, type TakenPrice } from '../MarketGrid/PriceCell.tsx'
import { priceLabelId, PriceLabels } from '../MarketGrid/PriceLabels.tsx'
import { RunnerOutcome, type RunnerOutcomeProps } from '../MarketGrid/RunnerOutcome.tsx'
import { shownLevels, type MarketFacts } from '../../prices/marketFacts.ts'
import { usePaintGate } from '../../prices/usePaintGate.ts'
import { marketStatusLabel } from '../marketStatusLabel.ts'
import * as styles from './sessionTable.css.ts'

export interface SessionRowProps {
  market: MarketFacts
  /** Result of the player's bets at the worst run, in minor units; undefined without bets. */
  worst?: Minor | undefined
  worstAfter?: Minor | undefined
  selectedSide?: Side | undefined
  /** Identifies the line of the selection. */
  selectedRun?: number | undefined
  /** Remarks shown below the name, if they are not the same for all sessions. */
  remarks?: string | undefined
  actions?: ReactNode
  /** Called when the worst result is pressed, which is then a button. */
  onBook?: ((market: MarketFacts) => void) | undefined
  onTake?: ((price: TakenPrice) => void) | undefined
}

const lines = Array.from({ length: shownLevels }, (_, level) => level)
/** No comes before yes, by convention. */
const sides: readonly Side[] = ['lay', 'back']

function Worst({
  onOpen,
  ...amounts
}: Omit<RunnerOutcomeProps, 'label'> & { onOpen: (() => void) | undefined }) {
  const message = useMessage()
  const outcome = <RunnerOutcome {...amounts} label={message('betting.market.worst')} />
  if (!onOpen) return outcome
  return (
    <button type="button" aria-haspopup="dialog" className={styles.book} onClick={onOpen}>
      {outcome}
      <VisuallyHidden> {message('betting.market.byRun')}</VisuallyHidden>
      <Icon name="list" size="small" />
    </button>
  )
}

/**
 * Row of a session: no and yes, each as the run over its odds, with further lines below the main one. Its cover
 * shows why the session accepts no bets. Renders an `<li>`.
 */
export const SessionRow = memo(function SessionRow({
  market,
  worst,
  worstAfter,
  selectedSide,
  selectedRun,
  remarks,
  actions,
  onBook,
  onTake,
}: SessionRowProps) {
  const message = useMessage()
  const nameOf = useName()
  const { prices } = usePricing()
  const [gate, gateRef] = usePaintGate()
  const key = useId()
  const runner = market.runners[0]
  // The index of the selected line at the time of rendering; the main line if its run is gone.
  const taken =
    runner &&
    selectedSide &&
    prices.slots(market.id, runner.id)[selectedSide].findIndex((slot) => slot.run === selectedRun)
  const selectedLevel = Math.max(0, taken ?? 0)
  const cover = marketStatusLabel(market, message)
  const limits = { min: amountText(market.min), max: amountText(market.max) }
  return (
    <li
      ref={gateRef}
      className={styles.row}
      data-market={market.id}
      data-market-status={market.status}
      data-stale={market.isStale && !market.isClosed ? '' : undefined}
    >
      <PriceLabels runnerKey={key} runnerName={market.name} type="session" />
      <div className={styles.identity}>
        <span className={styles.name} title={market.name}>
          <bdi>{market.name}</bdi>
        </span>
        <span className={styles.small}>
          <span className={styles.limits}>{message('betting.market.limits', limits)}</span>
          {remarks !== undefined && <span>{nameOf(remarks)}</span>}
          <Worst
            amount={worst}
            amountAfter={worstAfter}
            onOpen={onBook && worst !== undefined ? () => onBook(market) : undefined}
          />
        </span>
      </div>
      <div className={styles.actions}>{actions}</div>
      <div
        className={styles.lines}
        data-lines=""
        role="group"
        aria-disabled={cover !== undefined || undefined}
      >
        {runner &&
          lines.flatMap((level) =>
            sides.map((side) => (
              <PriceCell
                key={`${side}${level}`}
                marketId={market.id}
                runnerId={runner.id}
                runnerName={market.name}
                side={side}
                level={level}
                labelId={priceLabelId(key, side)}
                gate={gate}
                isPerHundred
                isFurtherLine={level > 0}
                isSelected={selectedSide === side && level === selectedLevel}
                onTake={onTake}
              />
            )),
          )}
        {cover !== undefined && <div className={styles.cover}>{cover}</div>}
      </div>
    </li>
  )
})
