'use client'
import { pageCurrency, TextField, useMessage, type TextFieldProps } from '@kit/ui'
import { useState } from 'react'
import * as styles from './amount.css.ts'
import { typedAmount } from './amountDigits.ts'

export interface AmountFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Whole points: digits, empty for none. */
  digits: string
  onDigits: (digits: string) => void
}

/**
 * Field for an amount of whole points in the currency of the page. An invalid pasted text changes nothing and shows an
 * error. An invalid character typed after the digits stays: without it, '1.85' would become 185.
 */
export function AmountField({ digits, onDigits, error, ...rest }: AmountFieldProps) {
  const message = useMessage()
  const [fault, setFault] = useState<'notWhole' | 'tooLong'>()
  const [unread, setUnread] = useState('')
  const shown = digits === '' ? unread : digits
  return (
    <TextField
      {...rest}
      value={shown}
      error={fault ? message(`wallet.amount.${fault}`) : error}
      start={
        <span aria-hidden className={styles.symbol}>
          {pageCurrency().symbol}
        </span>
      }
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      onBlur={() => {
        if (shown !== unread) setFault(undefined)
      }}
      onChange={(event) => {
        const text = event.target.value
        const typed = typedAmount(text)
        setFault('fault' in typed ? typed.fault : undefined)
        const isContinued = unread !== '' || (text.length === shown.length + 1 && text.startsWith(shown))
        if ('digits' in typed) setUnread('')
        else if (typed.fault === 'notWhole' && isContinued && /^\d/.test(text)) setUnread(text)
        else return
        onDigits('digits' in typed ? typed.digits : '')
      }}
    />
  )
}
