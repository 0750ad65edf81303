import { usePlaceBet, useSlip, type BetDraft, type SlipRefusal } from '@kit/betting/headless'
import { useSiteServices } from '@kit/shell/headless'
import { formatOdds, formatPoints } from '@kit/ui'

/** The brand's message, or the operator's if the brand has none. */
function wordsOf(refusal: SlipRefusal): string {
  switch (refusal.code) {
    case 'login-required':
      return 'Log in to place this bet.'
    case 'stake-invalid':
      return 'Say how many points you stake.'
    case 'stake-out-of-range':
      return `Stake ${formatPoints(refusal.min)} to ${formatPoints(refusal.max)} points.`
    case 'not-enough-points':
      return `You are ${formatPoints(refusal.short)} points short.`
    case 'odds-changed':
    case 'odds-not-offered':
      return `The price is ${formatOdds(refusal.now.odds)} now.`
    case 'never-arrived':
      return 'Your bet did not reach us. Nothing was placed.'
    case 'by-operator':
      return refusal.message
    default:
      return 'This bet cannot be placed now.'
  }
}

/**
 * The state between a press and its answer. Nothing here reports a bet as placed before the operator has
 * confirmed it.
 */
function Progress() {
  const { state, bet, confirm, dismiss, checkAgain, acknowledge } = usePlaceBet()
  switch (state) {
    case 'confirming':
      return (
        <div role="alertdialog" aria-label="Place this bet?">
          <button type="button" onClick={confirm}>
            Yes, place it
          </button>
          <button type="button" onClick={dismiss}>
            No
          </button>
        </div>
      )
    case 'placing':
      return <p role="status">On its way …</p>
    case 'checking':
      return <p role="status">We are asking what became of your bet …</p>
    case 'stuck':
      return (
        <p role="alert">
          We do not know yet whether your bet was placed.
          <button type="button" onClick={checkAgain}>
            Ask again
          </button>
        </p>
      )
    case 'placed':
      return (
        <p role="status" className="placed">
          Placed: {bet?.runnerName} at {formatOdds(bet?.odds ?? 0)}
          <button type="button" onClick={acknowledge}>
            Done
          </button>
        </p>
      )
    default:
      return null
  }
}

function Refusal({ refusal }: { refusal: SlipRefusal }) {
  const { acceptPrice } = useSlip()
  const { request } = useSiteServices()
  return (
    <p role="alert">
      {wordsOf(refusal)}
      {'now' in refusal && (
        <button type="button" onClick={() => acceptPrice(refusal.now)}>
          Take {formatOdds(refusal.now.odds)}
        </button>
      )}
      {refusal.code === 'login-required' && (
        <button type="button" onClick={() => request('login', {})}>
          Log in
        </button>
      )}
    </p>
  )
}

function Selection({ selection }: { selection: BetDraft }) {
  const { summary, stakes, setStake, clear } = useSlip()
  const { place, lock, refusal } = usePlaceBet()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        place()
      }}
    >
      <p>
        <b>{selection.side === 'back' ? 'Back' : 'Lay'}</b> {selection.runnerName} at{' '}
        {formatOdds(selection.odds)}
      </p>
      <label>
        Stake
        <input
          inputMode="numeric"
          value={selection.stakeText}
          onChange={({ target }) => setStake(target.value)}
        />
      </label>
      {stakes && (
        <small>
          {formatPoints(stakes.min)} to {formatPoints(stakes.max)}
        </small>
      )}
      {summary && (
        <p>
          Wins {formatPoints(summary.profit)}, risks {formatPoints(summary.liability)}
        </p>
      )}
      {refusal && <Refusal refusal={refusal} />}
      {lock && <p role="status">Nothing can be placed on this market now.</p>}
      <button type="submit" disabled={lock !== undefined}>
        Place
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </form>
  )
}

export function Slip() {
  const { stage, selection } = useSlip()
  const isWritten = stage === 'editing' || stage === 'refused'
  return (
    <section aria-label="Your bet">
      <Progress />
      {selection && isWritten && <Selection selection={selection} />}
      {stage === 'empty' && <p>Tap a price.</p>}
    </section>
  )
}
