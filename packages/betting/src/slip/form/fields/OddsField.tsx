'use client'
import { NumberField, useMessage, useOddsEntry } from '@kit/ui'
import type { Odds } from '@kit/sdk/contract'
import { ladderStep, nearestLadderPrice, stepOdds } from '@kit/rules'
import { priceWord } from '../../../prices/priceWord.ts'
import type { BetDraft } from '../../model/betDraft.ts'

export interface OddsFieldProps {
  draft: Pick<BetDraft, 'marketType' | 'odds' | 'run'>
  /** Whether other odds may be typed. Those of a session are shown and never changed. Source: BET-050, BET-052. */
  canType: boolean
  /** Whether there are steppers. Source: BET-051. */
  canStep: boolean
  /** Whether an exchange's odds step by its ladder, as they do where orders wait at its prices. */
  isOnLadder?: boolean
  onOddsChange: (odds: Odds) => void
  /** Enter in the field; left out while nothing can be placed. */
  onSubmit: (() => void) | undefined
}

const mostOdds = 100_000n

/** The odds asked for, with steps of 0.01 or 1, or of the exchange's ladder. */
export function OddsField({
  draft,
  canType,
  canStep,
  isOnLadder = false,
  onOddsChange,
  onSubmit,
}: OddsFieldProps) {
  const message = useMessage()
  const isSession = draft.marketType === 'session'
  const entry = useOddsEntry(nearestLadderPrice)
  const isExchange = draft.marketType === 'betfair'
  const stepOf = isOnLadder && isExchange ? ladderStep : stepOdds
  const steps = canStep &&
    !isSession && {
      labels: { less: message('betting.slip.oddsDown'), more: message('betting.slip.oddsUp') },
    }
  return (
    <NumberField
      label={message('betting.slip.odds')}
      value={BigInt(draft.odds)}
      min={0n}
      max={mostOdds}
      step={(odds, direction) => (canStep && !isSession ? BigInt(stepOf(Number(odds), direction)) : odds)}
      // A bookmaker's price and a session's line have a notation of their own.
      {...(isExchange ? entry : { format: (odds) => priceWord({ ...draft, odds: Number(odds) }) })}
      readOnly={isSession || !canType}
      dir={isSession ? 'ltr' : undefined}
      onValueChange={(odds) => {
        // Other odds than the shown ones are never kept: 0 is refused with a sentence.
        const isAllowed = odds !== null && odds >= 0n && odds <= mostOdds
        onOddsChange(isAllowed ? Number(odds) : 0)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.repeat) return
        event.preventDefault()
        onSubmit?.()
      }}
      {...steps}
    />
  )
}
