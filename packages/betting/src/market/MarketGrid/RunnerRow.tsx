'use client'
import { ChartIcon, Icon, IconButton, useMessage } from '@kit/ui'
import type { MarketType, Minor, Side } from '@kit/sdk/contract'
import { memo, useId } from 'react'
import type { RunnerFacts } from '../../prices/marketFacts.ts'
import { shownLevels } from '../../prices/marketFacts.ts'
import type { PaintGate } from '../../prices/paintGate.ts'
import * as styles from './marketGrid.css.ts'
import { PriceCell, type TakenPrice } from './PriceCell.tsx'
import { priceLabelId, PriceLabels } from './PriceLabels.tsx'
import { Cloth, RaceFacts } from './RaceFacts.tsx'
import { RunnerOutcome } from './RunnerOutcome.tsx'

export interface RunnerRowProps {
  marketId: string
  type: MarketType
  runner: RunnerFacts
  gate: PaintGate | null
  isCovered: boolean
  /** Profit or loss of the player's bets if this runner wins, in minor units; undefined without bets. */
  amount?: Minor | undefined
  amountAfter?: Minor | undefined
  selectedSide?: Side | undefined
  onTake?: ((price: TakenPrice) => void) | undefined
  onLadder?: ((runner: RunnerFacts) => void) | undefined
  onChart?: ((runner: RunnerFacts) => void) | undefined
  onLevel?: (() => void) | undefined
}

const bestFirst = Array.from({ length: shownLevels }, (_, level) => level)
const bestOnly = [0]

function RunnerLabels({
  runner,
  amount,
  amountAfter,
  onLevel,
}: Pick<RunnerRowProps, 'runner' | 'amount' | 'amountAfter' | 'onLevel'>) {
  const message = useMessage()
  return (
    <div className={styles.text}>
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
        {runner.status === 'removed' && message('betting.market.removed')}
        <RaceFacts runner={runner} />
        <RunnerOutcome
          amount={amount}
          amountAfter={amountAfter}
          label={message('betting.market.book', { runner: runner.name })}
          onLevel={onLevel}
        />
      </span>
    </div>
  )
}

/** Row of a runner: its name, profit or loss, and prices with the best ones in the middle. Renders an `<li>`. */
export const RunnerRow = memo(function RunnerRow({
  marketId,
  type,
  runner,
  gate,
  isCovered,
  amount,
  amountAfter,
  selectedSide,
  onTake,
  onLadder,
  onChart,
  onLevel,
}: RunnerRowProps) {
  const message = useMessage()
  const key = useId()
  const isRemoved = runner.status === 'removed'
  const isBookmaker = type === 'bookmaker'
  const levels = isBookmaker ? bestOnly : bestFirst
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
      isPerHundred={isBookmaker}
      isSelected={selectedSide === side && level === 0}
      onTake={onTake}
    />
  )
  return (
    <li className={styles.runner} data-runner-status={runner.status}>
      <PriceLabels runnerKey={key} runnerName={runner.name} type={type} />
      <div className={styles.identity}>
        <Cloth runner={runner} />
        <RunnerLabels runner={runner} amount={amount} amountAfter={amountAfter} onLevel={onLevel} />
        {onChart && !isRemoved && (
          <IconButton
            icon={<ChartIcon />}
            size="small"
            className={styles.chart}
            data-with-ladder={onLadder ? '' : undefined}
            label={message('betting.market.chart', { runner: runner.name })}
            onClick={() => onChart(runner)}
          />
        )}
        {onLadder && !isRemoved && (
          <IconButton
            icon="list"
            size="small"
            className={styles.ladder}
            label={message('betting.ladder.open', { runner: runner.name })}
            onClick={() => onLadder(runner)}
          />
        )}
      </div>
      {!isRemoved && (
        <div role="group" aria-disabled={isCovered || undefined} className={styles.cells}>
          {levels.toReversed().map((level) => cell('back', level))}
          {levels.map((level) => cell('lay', level))}
        </div>
      )}
      {isBookmaker && !isRemoved && (
        <span className={styles.runnerCover}>{message('betting.market.suspended')}</span>
      )}
    </li>
  )
})
