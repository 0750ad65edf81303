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
  /** Profit or loss of the player's bets, in minor units; undefined without bets. */
  amount?: Minor | undefined
  amountAfter?: Minor | undefined
  label: string
  /** Called when the figure is pressed, which is then a button. */
  onLevel?: (() => void) | undefined
}

/**
 * Profit or loss of the player's bets if this outcome occurs, and the same with the slip's bet. The latter has an arrow
 * and a dashed frame, to distinguish it from a position.
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
