'use client'
import type { MarketFacts, RunnerFacts } from '../../prices/marketFacts.ts'
import type { PaintGate } from '../../prices/paintGate.ts'
import { PriceCell, type PriceCellProps } from './PriceCell.tsx'
import { priceLabelId } from './PriceLabels.tsx'

export interface BestPriceCellProps extends Pick<PriceCellProps, 'side' | 'isSelected' | 'onTake'> {
  market: Pick<MarketFacts, 'id' | 'type'>
  runner: RunnerFacts
  runnerKey: string
  gate: PaintGate | null
}

export const BestPriceCell = ({ market, runner, runnerKey, side, ...rest }: BestPriceCellProps) => (
  <PriceCell
    marketId={market.id}
    runnerId={runner.id}
    runnerName={runner.name}
    side={side}
    level={0}
    labelId={priceLabelId(runnerKey, side)}
    isPerHundred={market.type === 'bookmaker'}
    {...rest}
  />
)
