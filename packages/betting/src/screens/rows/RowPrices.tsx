'use client'
import { useMessage } from '@kit/ui'
import { useId, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { marketStatusLabel } from '../../market/marketStatusLabel.ts'
import { BestPriceCell } from '../../market/MarketGrid/BestPriceCell.tsx'
import { PriceLabels } from '../../market/MarketGrid/PriceLabels.tsx'
import type { PaintGate } from '../../prices/paintGate.ts'
import { useLiveMarket, useLiveMarketPart } from '../../prices/useLiveMarket.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { draftOf } from '../../slip/model/slipState.ts'
import { useTakePrice } from '../../slip/useTakePrice.ts'
import type { RowColumns } from './rowColumns.ts'
import * as styles from './rows.css.ts'

const sides = ['back', 'lay'] as const
const places = ['home', 'draw', 'away'] as const

export interface RowPricesProps {
  marketId: string
  columns: RowColumns
  gate: PaintGate | null
  /** True to show only the best back price, for a small tile. Default: false. */
  isBackOnly?: boolean
}

interface CoveredPricesProps {
  marketId: string
  children: ReactNode
  'data-back-only'?: true | undefined
  'data-field'?: true | undefined
  'data-two'?: true | undefined
}

/**
 * Prices with the cover shown while no bets are accepted. In play the cover changes with every ball, without
 * re-rendering the prices.
 */
function CoveredPrices({ marketId, children, ...more }: CoveredPricesProps) {
  const message = useMessage()
  const market = useLiveMarket(marketId)
  const cover = market && marketStatusLabel(market, message)
  return (
    <div {...more} role="group" aria-disabled={cover !== undefined || undefined} className={styles.prices}>
      {children}
      {cover !== undefined && <div className={styles.cover}>{cover}</div>}
    </div>
  )
}

/**
 * Prices of a row for 1, X and 2, with the same cells, store and painter as a market grid. Missing prices keep their
 * space.
 */
export function RowPrices({ marketId, columns, gate, isBackOnly = false }: RowPricesProps) {
  const id = useId()
  const onTake = useTakePrice()
  const { slip } = useBetting()
  const type = useLiveMarketPart(marketId, (market) => market?.type ?? 'betfair')
  // Formatted as a string, so that typing a stake does not re-render the row.
  const selected = useStore(slip, ({ slip: now }) => {
    const draft = draftOf(now)
    return draft?.marketId === marketId ? `${draft.runnerId} ${draft.side}` : ''
  })
  const { kind } = columns
  const isField = kind === 'field'
  return (
    <CoveredPrices
      marketId={marketId}
      data-back-only={isBackOnly || undefined}
      data-field={isField || undefined}
      data-two={kind === 'two' || undefined}
    >
      {places.map((place, index) => {
        const runner = columns.runners[index]
        if (!runner && kind === 'two') return null
        if (!runner) return <span key={place} className={styles.noPair} aria-hidden />
        return (
          <div key={place} className={styles.pair} data-pair={index}>
            <PriceLabels runnerKey={`${id}${index}`} runnerName={runner.name} type={type} />
            {isField && (
              <span className={styles.runner} title={runner.name}>
                {runner.clothNumber !== undefined && <b>{runner.clothNumber} </b>}
                {runner.name}
              </span>
            )}
            {sides.slice(0, isBackOnly ? 1 : 2).map((side) => (
              <BestPriceCell
                key={side}
                market={{ id: marketId, type }}
                runner={runner}
                runnerKey={`${id}${index}`}
                side={side}
                gate={gate}
                isSelected={selected === `${runner.id} ${side}`}
                onTake={onTake}
              />
            ))}
          </div>
        )
      })}
    </CoveredPrices>
  )
}
