'use client'
import { Money, Stats, useMessage } from '@kit/ui'
import type { ChartAsk } from '../chartAsk.ts'
import type { Summary } from '../model/summary.ts'
import { oddsOf } from './priceWords.ts'

/** A runner in figures: the prices now, the edges of what is shown, and what was matched as far as it is recorded. */
export function ChartFigures({ ask, summary }: { ask: ChartAsk; summary: Summary }) {
  const message = useMessage()
  const figure = (name: 'back' | 'lay' | 'high' | 'low' | 'matched') => {
    const odds = summary[name]
    // A side that is empty now is said; what is never recorded is not.
    if (odds === undefined && name === 'matched') return null
    return (
      <Stats.Stat
        label={message(`charts.${name}`)}
        value={<bdi>{odds === undefined ? message('charts.none') : oddsOf(odds, ask.marketType)}</bdi>}
      />
    )
  }
  return (
    <Stats.Root>
      {figure('back')}
      {figure('lay')}
      {figure('high')}
      {figure('low')}
      {figure('matched')}
      {summary.traded !== undefined && (
        <Stats.Stat
          label={message('charts.traded')}
          value={<Money minor={summary.traded} kind="amount" display="short" />}
        />
      )}
    </Stats.Root>
  )
}
