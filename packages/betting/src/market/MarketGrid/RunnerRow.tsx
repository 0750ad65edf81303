'use client'
import { Icon, Money, useMessage, VisuallyHidden } from '@kit/ui'
import type { MarketType, Minor, Side } from '@kit/sdk/contract'
import { memo, useId } from 'react'
import type { RunnerFacts } from '../store/liveMarket.ts'
import { shownLevels } from '../store/liveMarket.ts'
import type { PaintGate } from '../store/pricePainter.ts'
import * as styles from './marketGrid.css.ts'
import { PriceCell, type TakenPrice } from './PriceCell.tsx'
import { priceLabelId, PriceLabels } from './PriceLabels.tsx'

export interface RunnerRowProps {
  marketId: string
  type: MarketType
  runner: RunnerFacts
  gate: PaintGate | null
  /** What the player's bets bring when this runner wins, minor units; absent while there are none. */
  amount?: Minor | undefined
  /** The same with the bet of the slip in it. */
  amountAfter?: Minor | undefined
  selectedSide?: Side | undefined
  onTake?: ((price: TakenPrice) => void) | undefined
}

const farthestFirst = Array.from({ length: shownLevels }, (_, index) => shownLevels - 1 - index)
const bestFirst = farthestFirst.toReversed()

function Outcome({ amount, label }: { amount: Minor; label: string }) {
  const result = amount < 0n ? 'loss' : amount > 0n ? 'profit' : 'even'
  return (
    <span className={styles.outcome} data-result={result}>
      <VisuallyHidden>{label} </VisuallyHidden>
      {result !== 'even' && <Icon name={result === 'profit' ? 'shorten' : 'drift'} size="small" />}
      <Money minor={amount} kind="result" display="short" />
    </span>
  )
}

/** A runner: who it is, what it would bring, and its prices with the best ones in the middle. */
export const RunnerRow = memo(function RunnerRow({
  marketId,
  type,
  runner,
  gate,
  amount,
  amountAfter,
  selectedSide,
  onTake,
}: RunnerRowProps) {
  const message = useMessage()
  const key = useId()
  const isRemoved = runner.status === 'removed'
  const cell = (side: Side, level: number) => (
    <PriceCell
      key={`${side}${level}`}
      marketId={marketId}
      runnerId={runner.id}
      runnerName={runner.name}
      side={side}
      level={level}
      labelId={priceLabelId(key, side)}
      gate={gate}
      isPerHundred={type === 'bookmaker'}
      isSelected={selectedSide === side && level === 0}
      onTake={onTake}
    />
  )
  return (
    <li className={styles.runner} data-runner-status={runner.status}>
      <PriceLabels runnerKey={key} runnerName={runner.name} type={type} />
      <div className={styles.identity}>
        {runner.clothNumber !== undefined && (
          <span className={styles.cloth}>
            <VisuallyHidden>{message('betting.market.cloth', { number: '' })}</VisuallyHidden>
            {runner.clothNumber}
          </span>
        )}
        <div className={styles.words}>
          <span className={styles.runnerName} title={runner.name}>
            {runner.name}
          </span>
          <span className={styles.small}>
            {runner.status === 'winner' && (
              <span className={styles.winner}>
                <Icon name="check" size="small" />
                {message('betting.market.winner')}
              </span>
            )}
            {isRemoved && message('betting.market.removed')}
            {runner.jockeyName}
            {amount !== undefined && (
              <Outcome
                amount={amount}
                label={
                  type === 'session'
                    ? message('betting.market.worst')
                    : message('betting.market.book', { runner: runner.name })
                }
              />
            )}
            {amountAfter !== undefined && amountAfter !== amount && (
              <>
                {amount !== undefined && <Icon name="forward" size="small" />}
                <Outcome amount={amountAfter} label={message('betting.market.bookAfter')} />
              </>
            )}
          </span>
        </div>
      </div>
      {!isRemoved && farthestFirst.map((level) => cell('back', level))}
      {!isRemoved && bestFirst.map((level) => cell('lay', level))}
    </li>
  )
})
