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
  /** The best price to back alone, for a small tile. */
  isBackOnly?: boolean
}

interface CoveredPricesProps {
  marketId: string
  children: ReactNode
  'data-back-only'?: true | undefined
  'data-field'?: true | undefined
  'data-two'?: true | undefined
}

/** Prices and what covers them while no bets are taken. In play that is with every ball, and draws none of the prices. */
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
 * The prices of a row under 1, X and 2: the same cells as a grid's, of the same store and by the same painter. What is not
 * on offer keeps its place.
 */
export function RowPrices({ marketId, columns, gate, isBackOnly = false }: RowPricesProps) {
  const id = useId()
  const onTake = useTakePrice()
  const { slip } = useBetting()
  const type = useLiveMarketPart(marketId, (market) => market?.type ?? 'betfair')
  // A text, so that a stake that is typed draws no row again.
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
