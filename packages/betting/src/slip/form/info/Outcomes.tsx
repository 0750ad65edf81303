'use client'
import { Icon, Money, useMessage, type MessageId } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'
import { resultDisplay } from '../../../market/amountText.ts'
import type { BookOfKind } from '@kit/rules'
import type { SlipSummary } from '../../model/slipSummary.ts'
import * as styles from './outcomes.css.ts'
import { RunBook } from './RunBook.tsx'

export interface OutcomesProps {
  /** Runners in market order, without those that cannot win. */
  runners: readonly { id: string; name: string }[]
  isSession: boolean
  /** Default: true. */
  isOpen?: boolean
  /** Default: 'With this bet'. */
  afterId?: MessageId | undefined
  summary: Pick<SlipSummary, 'bookBefore' | 'bookAfter' | 'liability'>
}

const amountOn = ({ byRunner }: BookOfKind, id: string): Minor => byRunner.get(id) ?? 0n

const Result = ({ amount, className }: { amount: Minor; className?: string }) => (
  <Money minor={amount} kind="result" display={resultDisplay(amount)} className={className} />
)

function ByRunner({
  runners,
  afterId = 'betting.whatIf.after',
  summary: { bookBefore, bookAfter },
}: Pick<OutcomesProps, 'runners' | 'afterId' | 'summary'>) {
  const message = useMessage()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls, and a place that scrolls must be reached by keyboard
    <div className={styles.scroller} role="region" aria-label={message('betting.whatIf.title')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{message('betting.whatIf.winner')}</th>
            <th scope="col">{message('betting.whatIf.now')}</th>
            <th scope="col">{message(afterId)}</th>
          </tr>
        </thead>
        <tbody>
          {runners.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row" title={name}>
                {name}
              </th>
              <td>
                <Result amount={amountOn(bookBefore, id)} />
              </td>
              <td>
                <Result amount={amountOn(bookAfter, id)} className={styles.after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Profit or loss on every outcome of the market, before the bet is placed. Renders a `<details>`. */
export function Outcomes({ runners, isSession, isOpen = true, afterId, summary }: OutcomesProps) {
  const message = useMessage()
  return (
    <details className={styles.outcomes} open={isOpen}>
      <summary className={styles.title}>
        {message('betting.whatIf.title')}
        <Icon name="down" size="small" />
      </summary>
      {isSession ? (
        <RunBook byRun={summary.bookAfter.byRun ?? []} amountName={message('betting.whatIf.after')} />
      ) : (
        <ByRunner runners={runners} afterId={afterId} summary={summary} />
      )}
    </details>
  )
}
