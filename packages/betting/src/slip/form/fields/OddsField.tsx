'use client'
import { NumberField, useMessage, useOddsEntry } from '@kit/ui'
import type { Odds } from '@kit/sdk/contract'
import { ladderStep, nearestLadderPrice, stepOdds } from '@kit/rules'
import { formatPrice } from '../../../prices/formatPrice.ts'
import type { BetDraft } from '../../model/betDraft.ts'

export interface OddsFieldProps {
  draft: Pick<BetDraft, 'marketType' | 'odds' | 'run'>
  /** True if the player may type other odds. Odds of a session can never be changed. Source: BET-050, BET-052. */
  canType: boolean
  /** Source: BET-051. */
  canStep: boolean
  /** True if exchange odds step along the price ladder, as on sites with unmatched orders. Default: false. */
  isOnLadder?: boolean
  onOddsChange: (odds: Odds) => void
  /** Undefined while the bet cannot be placed. */
  onSubmit: (() => void) | undefined
}

const mostOdds = 100_000n

/** Field for the requested odds, with steps of 0.01, 1 or the exchange's ladder. */
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
      // Prices of bookmaker markets and sessions have their own formats.
      {...(isExchange ? entry : { format: (odds) => formatPrice({ ...draft, odds: Number(odds) }) })}
      readOnly={isSession || !canType}
      dir={isSession ? 'ltr' : undefined}
      onValueChange={(odds) => {
        // The order must never have other odds than the field shows: invalid input becomes 0, which is refused with a
        // message.
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
