'use client'
import { currency, TextField, useMessage, type TextFieldProps } from '@kit/ui'
import { useState } from 'react'
import * as styles from './amount.css.ts'
import { typedAmount } from './amountDigits.ts'

export interface AmountFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Whole points: digits, empty for none. */
  digits: string
  onDigits: (digits: string) => void
}

/** An amount of whole points in INR. What is no such amount changes nothing, and says why. */
export function AmountField({ digits, onDigits, error, ...rest }: AmountFieldProps) {
  const message = useMessage()
  const [fault, setFault] = useState<'notWhole' | 'tooLong'>()
  return (
    <TextField
      {...rest}
      value={digits}
      error={fault ? message(`wallet.amount.${fault}`) : error}
      start={
        <span aria-hidden className={styles.symbol}>
          {currency.symbol}
        </span>
      }
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      onBlur={() => setFault(undefined)}
      onChange={(event) => {
        const typed = typedAmount(event.target.value)
        setFault('fault' in typed ? typed.fault : undefined)
        if ('digits' in typed) onDigits(typed.digits)
      }}
    />
  )
}
