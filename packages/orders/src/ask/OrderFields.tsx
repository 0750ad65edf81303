'use client'
import { ladderStep, nearestLadderPrice, priceLadder } from '@kit/rules'
import type { Odds } from '@kit/sdk/contract'
import { stakesQuery } from '@kit/sdk/query'
import { Chip, formatOdds, NumberField, useMessage, useOddsEntry } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { stepsAround } from '../model/stepsAround.ts'
import { useIsPlayer } from '../model/useAccount.ts'
import { useOrders } from '../ordersContext.ts'
import * as styles from './ask.css.ts'

const most = BigInt(priceLadder.at(-1) ?? 0)
const least = BigInt(priceLadder[0] ?? 0)
const mostChips = 4

/** Odds in hundredths, stake in whole points; null while a field is empty. */
export interface AskedFigures {
  odds: bigint | null
  points: bigint | null
}

/** Returns odds and stake in hundredths; undefined for an invalid field. */
export function askedOf({ odds, points }: AskedFigures): { odds: Odds; stake: bigint } | undefined {
  if (odds === null || points === null || points <= 0n) return undefined
  if (odds < least || odds > most || stepsAround(Number(odds))) return undefined
  return { odds: Number(odds), stake: points * 100n }
}

export interface OrderFieldsProps {
  figures: AskedFigures
  isDisabled: boolean
  stakeError?: string | undefined
  onChange: (change: Partial<AskedFigures>) => void
}

/**
 * Fields for odds, in steps of the exchange's ladder, and for a stake in whole points with the player's stake presets.
 */
export function OrderFields({ figures, isDisabled, stakeError, onChange }: OrderFieldsProps) {
  const message = useMessage()
  const { client } = useOrders().site.operator
  const { data: stakes = [] } = useQuery({ ...stakesQuery(client), enabled: useIsPlayer() })
  const { odds, points } = figures
  const entry = useOddsEntry(nearestLadderPrice)
  const around = odds === null ? undefined : stepsAround(Number(odds))
  const offLadder =
    around &&
    message('orders.ask.offLadder', { lower: formatOdds(around.lower), higher: formatOdds(around.higher) })
  return (
    <>
      <div className={styles.fields}>
        <NumberField
          label={message('orders.ask.odds')}
          value={odds}
          min={least}
          max={most}
          step={(from, direction) => BigInt(ladderStep(Number(from), direction))}
          labels={{ less: message('orders.ask.oddsDown'), more: message('orders.ask.oddsUp') }}
          {...entry}
          error={offLadder}
          disabled={isDisabled}
          onValueChange={(next) => onChange({ odds: next })}
        />
        <NumberField
          label={message('orders.ask.stake')}
          value={points}
          decimals={0}
          min={1n}
          inputMode="numeric"
          error={stakeError}
          disabled={isDisabled}
          data-initial-focus=""
          onValueChange={(next) => onChange({ points: next })}
        />
      </div>
      {stakes.length > 0 && (
        <div role="group" aria-label={message('orders.ask.stakes')} className={styles.chips}>
          {stakes.slice(0, mostChips).map(({ label, value }) => (
            <Chip
              key={`${label} ${value}`}
              className={styles.chip}
              disabled={isDisabled}
              selected={points !== null && value === points * 100n}
              onClick={() => onChange({ points: value / 100n })}
            >
              {label}
            </Chip>
          ))}
        </div>
      )}
    </>
  )
}
