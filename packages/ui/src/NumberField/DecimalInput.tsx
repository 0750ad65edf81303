'use client'
import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { decimalFrom, decimalText, isIgnoredKey, type Limits } from './decimal.ts'
import * as styles from './numberField.css.ts'

export interface DecimalInputProps
  extends Limits, Omit<ComponentPropsWithRef<'input'>, 'value' | 'min' | 'max' | 'onChange'> {
  value: bigint | null
  decimals: number
  steps: number
  format: (value: bigint) => string
  /** Parses another notation than decimals. */
  parse?: ((text: string) => bigint | undefined) | undefined
  onTyped: (value: bigint | null, event: ChangeEvent<HTMLInputElement>) => void
}

/**
 * The input of a number. While typing, the text stays as typed, because '2.' may become '2.04'. Invalid text stays too,
 * and the value is null.
 */
export function DecimalInput(props: DecimalInputProps) {
  const { value, decimals, min, max, steps, format, parse, onTyped, onBlur, ...rest } = props
  const [typed, setTyped] = useState<{ text: string; steps: number } | null>(null)
  const standing = typed?.steps === steps ? typed.text : undefined
  const number = (units: bigint | null | undefined) =>
    units === null || units === undefined ? undefined : Number(decimalText(units, decimals))
  const shown = standing ?? (value === null ? '' : format(value))
  const read = parse ?? ((text: string) => decimalFrom(text, decimals))
  const isUnread = Boolean(standing) && read(shown) === undefined
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value
    if (!parse && isIgnoredKey(shown, text, decimals)) return
    setTyped({ text, steps })
    onTyped(read(text) ?? null, event)
  }
  return (
    <input
      {...rest}
      role="spinbutton"
      aria-valuenow={number(value)}
      aria-valuemin={number(min)}
      aria-valuemax={number(max)}
      aria-valuetext={value === null ? undefined : format(value)}
      type="text"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      data-part="field-input"
      className={styles.input}
      value={shown}
      onChange={type}
      onBlur={(event) => {
        // Invalid text stays, so that the player can correct it.
        if (!isUnread) setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
