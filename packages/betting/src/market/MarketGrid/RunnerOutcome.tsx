import { Icon, Money, useMessage, VisuallyHidden } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'
import { resultDisplay } from '../amountText.ts'
import * as styles from './runnerOutcome.css.ts'

function Outcome({ amount, label, isWhatIf }: { amount: Minor; label: string; isWhatIf?: boolean }) {
  const result = amount < 0n ? 'loss' : amount > 0n ? 'profit' : 'even'
  return (
    <span
      className={styles.outcome}
      data-result={result}
      data-what-if={isWhatIf ? '' : undefined}
      title={isWhatIf ? label : undefined}
    >
      <VisuallyHidden>{label} </VisuallyHidden>
      {isWhatIf ? (
        <Icon name="forward" size="small" />
      ) : (
        result !== 'even' && <Icon name={result === 'profit' ? 'shorten' : 'drift'} size="small" />
      )}
      <Money minor={amount} kind="result" display={resultDisplay(amount)} />
    </span>
  )
}

export interface RunnerOutcomeProps {
  /** What the player's bets bring, minor units; absent while there are none. */
  amount?: Minor | undefined
  /** The same with the bet of the slip in it. */
  amountAfter?: Minor | undefined
  /** When it brings that. */
  label: string
  /** Cashes out; the figure is then its button. */
  onLevel?: (() => void) | undefined
}

/**
 * What the player's bets bring when this comes out, and what they would with the bet of the slip: behind an arrow and in
 * a dashed frame, so that nobody takes it for a position.
 */
export function RunnerOutcome({ amount, amountAfter, label, onLevel }: RunnerOutcomeProps) {
  const message = useMessage()
  const outcome = amount !== undefined && <Outcome amount={amount} label={label} />
  return (
    <>
      {outcome && onLevel ? (
        <button
          type="button"
          className={styles.level}
          title={message('betting.market.level')}
          onClick={onLevel}
        >
          {outcome}
        </button>
      ) : (
        outcome
      )}
      {amountAfter !== undefined && amountAfter !== amount && (
        <Outcome amount={amountAfter} label={message('betting.market.bookAfter')} isWhatIf />
      )}
    </>
  )
}
