'use client'
import { Field, formatOdds, IconButton, useMessage } from '@kit/ui'
import { minorFromPoints, type Odds } from '@kit/sdk/contract'
import { useState } from 'react'
import { stepOdds } from '../../rules/index.ts'
import * as styles from '../slip.css.ts'

export interface OddsFieldProps {
  odds: Odds
  /** Odds of a session, and of sites that turned editing off, are shown and not changed. Source: BET-050 to BET-052. */
  isEditable: boolean
  onOddsChange: (odds: Odds) => void
  /** Enter in the field. */
  onSubmit: () => void
}

const maxOdds = 100_000

/** Text as odds in hundredths; undefined while it is none. */
function oddsFrom(text: string): Odds | undefined {
  const hundredths = minorFromPoints(text)
  if (hundredths === undefined || hundredths < 0n || hundredths > BigInt(maxOdds)) return undefined
  return Number(hundredths)
}

/** The odds asked for, with steps of 0.01 or 1. */
export function OddsField({ odds, isEditable, onOddsChange, onSubmit }: OddsFieldProps) {
  const message = useMessage()
  // While the player types, what was typed stands: '2.' is on the way to '2.04'.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={message('betting.slip.odds')}>
      {(control) => (
        <div className={styles.control}>
          {isEditable && (
            <IconButton
              icon="down"
              size="small"
              label={message('betting.slip.oddsDown')}
              onClick={() => onOddsChange(stepOdds(odds, -1))}
            />
          )}
          <input
            {...control}
            className={styles.input}
            inputMode="decimal"
            autoComplete="off"
            readOnly={!isEditable}
            value={typed ?? formatOdds(odds)}
            onChange={({ target }) => {
              const text = target.value.replace(/[^\d.]/g, '')
              setTyped(text)
              const next = oddsFrom(text.replace(/\.$/, ''))
              if (next !== undefined) onOddsChange(next)
              else if (text === '') onOddsChange(0)
            }}
            onBlur={() => setTyped(null)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.repeat) return
              event.preventDefault()
              setTyped(null)
              onSubmit()
            }}
          />
          {isEditable && (
            <IconButton
              icon="up"
              size="small"
              label={message('betting.slip.oddsUp')}
              onClick={() => onOddsChange(stepOdds(odds, 1))}
            />
          )}
        </div>
      )}
    </Field>
  )
}
