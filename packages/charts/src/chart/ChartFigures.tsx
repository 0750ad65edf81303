'use client'
import { Money, useMessage } from '@kit/ui'
import type { ReactNode } from 'react'
import type { ChartAsk } from '@kit/betting/feature'
import type { Summary } from '../model/summary.ts'
import * as styles from './chart.css.ts'
import { oddsOf } from './priceWords.ts'

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.figureLabel}>{label}</dt>
      <dd className={styles.figureValue}>{children}</dd>
    </div>
  )
}

const always = ['back', 'lay', 'high', 'low'] as const

export function ChartFigures({ ask, summary }: { ask: ChartAsk; summary: Summary }) {
  const message = useMessage()
  const { matched, traded } = summary
  return (
    <dl className={styles.figures}>
      {always.map((name) => {
        const odds = summary[name]
        return (
          <Figure key={name} label={message(`charts.${name}`)}>
            {odds === undefined ? message('charts.none') : oddsOf(odds, ask.marketType)}
          </Figure>
        )
      })}
      {matched !== undefined && (
        <Figure label={message('charts.matched')}>{oddsOf(matched, ask.marketType)}</Figure>
      )}
      {traded !== undefined && (
        <Figure label={message('charts.traded')}>
          <Money minor={traded} kind="amount" display="short" />
        </Figure>
      )}
    </dl>
  )
}
