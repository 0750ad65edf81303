'use client'
import { formatPoints, StepChart, useMessage } from '@kit/ui'
import { sessionRanges, type SessionBook, type SessionRange } from '@kit/rules'
import * as styles from './outcomes.css.ts'

/** Width of an open-ended range in the chart, in runs. */
const endRuns = 3
const widthOf = ({ from, to }: SessionRange) =>
  from === undefined || to === undefined ? endRuns : to - from + 1

export interface RunBookProps {
  byRun: SessionBook['byRun']
  amountName: string
}

export function RunBook({ byRun, amountName }: RunBookProps) {
  const message = useMessage()
  const ranges = sessionRanges(byRun)
  if (ranges.length === 0) return <p className={styles.none}>{message('betting.whatIf.noRun')}</p>
  const rangeText = ({ from, to }: SessionRange) => {
    if (from === undefined)
      return to === undefined ? message('betting.whatIf.anyRun') : message('betting.whatIf.runTo', { to })
    if (to === undefined) return message('betting.whatIf.runFrom', { from })
    return from === to ? String(from) : `${from}–${to}`
  }
  const amounts = new Map(ranges.map((range) => [rangeText(range), range.amount]))
  return (
    <StepChart
      className={styles.curve}
      label={message('betting.whatIf.byRun')}
      columns={{ label: message('betting.whatIf.run'), value: amountName }}
      points={ranges.map((range) => ({ label: rangeText(range), value: Number(range.amount) / 100 }))}
      widths={ranges.map(widthOf)}
      format={({ label }) => formatPoints(amounts.get(label) ?? 0n, { sign: 'always' })}
      showTable
    />
  )
}
