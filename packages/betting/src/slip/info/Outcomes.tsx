'use client'
import { formatPoints, Icon, Money, StepChart, useMessage } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'
import { sessionRanges, type BookOfKind, type SessionRange } from '../../rules/index.ts'
import type { SlipSummary } from '../slipSummary.ts'
import * as styles from './outcomes.css.ts'

export interface OutcomesProps {
  /** The runners that can still win, in the order of the market. */
  runners: readonly { id: string; name: string }[]
  /** Whether the market is a session: it is settled by a run, not by a winner. */
  isSession: boolean
  summary: Pick<SlipSummary, 'bookBefore' | 'bookAfter' | 'liability'>
}

const amountOn = ({ byRunner }: BookOfKind, id: string): Minor => byRunner.get(id) ?? 0n

/** What each runner would bring if it won: as it is, and with this bet. */
function ByRunner({ runners, summary: { bookBefore, bookAfter } }: Omit<OutcomesProps, 'isSession'>) {
  const message = useMessage()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls, and a place that scrolls must be reached by keyboard
    <div className={styles.scroller} role="region" aria-label={message('betting.whatIf.title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{message('betting.whatIf.winner')}</th>
            <th scope="col">{message('betting.whatIf.now')}</th>
            <th scope="col">{message('betting.whatIf.after')}</th>
          </tr>
        </thead>
        <tbody>
          {runners.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row" title={name}>
                {name}
              </th>
              <td>
                <Money minor={amountOn(bookBefore, id)} kind="result" display="short" />
              </td>
              <td>
                <Money
                  minor={amountOn(bookAfter, id)}
                  kind="result"
                  display="short"
                  className={styles.after}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A range that goes on without end is drawn no wider than this many runs. */
const endRuns = 3
const widthOf = ({ from, to }: SessionRange) =>
  from === undefined || to === undefined ? endRuns : to - from + 1

/** What a session would bring by its run, with this bet: a curve, and the same as a table. */
function ByRun({ summary: { bookAfter } }: Pick<OutcomesProps, 'summary'>) {
  const message = useMessage()
  const ranges = sessionRanges(bookAfter.byRun ?? [])
  if (ranges.length === 0) return <p className={styles.none}>{message('betting.whatIf.noRun')}</p>
  const runWord = ({ from, to }: SessionRange) => {
    if (from === undefined)
      return to === undefined ? message('betting.whatIf.anyRun') : message('betting.whatIf.runTo', { to })
    if (to === undefined) return message('betting.whatIf.runFrom', { from })
    return from === to ? String(from) : `${from}–${to}`
  }
  const amounts = new Map(ranges.map((range) => [runWord(range), range.amount]))
  return (
    <StepChart
      className={styles.curve}
      label={message('betting.whatIf.byRun')}
      columns={{ label: message('betting.whatIf.run'), value: message('betting.whatIf.after') }}
      points={ranges.map((range) => ({ label: runWord(range), value: Number(range.amount) / 100 }))}
      widths={ranges.map(widthOf)}
      format={({ label }) => formatPoints(amounts.get(label) ?? 0n, { sign: 'always' })}
      showTable
    />
  )
}

/** Profit or loss on every outcome of the market, before the bet is placed. */
export function Outcomes({ runners, isSession, summary }: OutcomesProps) {
  const message = useMessage()
  return (
    <details className={styles.outcomes} open>
      <summary className={styles.title}>
        {message('betting.whatIf.title')}
        <Icon name="down" size="small" />
      </summary>
      {isSession ? <ByRun summary={summary} /> : <ByRunner runners={runners} summary={summary} />}
    </details>
  )
}
