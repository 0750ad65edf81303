'use client'
import { clsx } from 'clsx'
import {
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { useControlled } from '../controlled/useControlled.ts'
import { latinDigits } from '../digits/latinDigits.ts'
import { Field } from '../Field/index.ts'
import { codeIn } from './codeIn.ts'
import * as styles from './otpField.css.ts'

export interface OtpFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'id' | 'maxLength'
> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Number of digits. Default: six (AUTH-017). */
  digits?: number
  value?: string
  defaultValue?: string
  onValueChange?: (value: string, details: ChangeDetails<'typed'>) => void
  /** Called once each time the last digit is entered. */
  onComplete?: (code: string) => void
}

/** Returns the inserted text: what lies between the common start and end of both texts. */
function insertedText(before: string, after: string): string {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}

function OtpBoxes({ digits, value, isActive }: { digits: number; value: string; isActive: boolean }) {
  const next = Math.min(value.length, digits - 1)
  return Array.from({ length: digits }, (_, index) => (
    <span
      key={index}
      aria-hidden
      data-state={value[index] === undefined ? 'empty' : 'filled'}
      data-active={isActive && index === next ? '' : undefined}
      data-part="otp-field-digit"
      className={styles.box}
    >
      {value[index]}
    </span>
  ))
}

/**
 * A one-time code in boxes, rendered under one real input, so that pasting, the phone's suggestion and screen readers
 * work as in any field.
 */
export function OtpField(props: OtpFieldProps) {
  const { label, hint, error, digits = 6, value: given, defaultValue = '', onValueChange, ...others } = props
  const { onComplete, className, disabled, onFocus, onBlur, onSelect, onPaste, ...rest } = others
  const [value, change] = useControlled<string, ChangeDetails<'typed'>>(given, defaultValue, onValueChange)
  const [focused, setFocused] = useState(false)
  const enter = (next: string, event: SyntheticEvent) => {
    if (next === value) return
    change(next, { reason: 'typed', event })
    if (next.length === digits) onComplete?.(next)
  }
  /**
   * The code of a message, or a complete code, replaces the current text. Digits alone fill the boxes from the first
   * (REG-009).
   */
  const insert = (text: string, whole: string, event: SyntheticEvent) => {
    const all = latinDigits(whole).replace(/\D/g, '')
    const latin = latinDigits(text)
    const alone = /^[\d\s-]*$/.test(latin) ? latin.replace(/\D/g, '') : ''
    const filled = alone.length > digits ? alone.slice(0, digits) : all.length <= digits ? all : value
    enter(codeIn(latin, digits) ?? filled, event)
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value
    const added = insertedText(value, text)
    // More than one character at once is dropped text or the phone's suggestion.
    if (added.length > 1) insert(added, text, event)
    else enter(latinDigits(text).replace(/\D/g, '').slice(0, digits), event)
  }
  // The input itself would join the lines of a message, and their numbers.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event)
    if (event.defaultPrevented || disabled || rest.readOnly) return
    event.preventDefault()
    const text = event.clipboardData.getData('text')
    const { selectionStart, selectionEnd } = event.currentTarget
    const kept = value.slice(0, selectionStart ?? value.length)
    insert(text, `${kept}${text}${value.slice(selectionEnd ?? value.length)}`, event)
  }
  // Typing appends: the boxes show no caret.
  const keepAtEnd = (event: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: text } = event.currentTarget
    const isAll = selectionStart === 0 && selectionEnd === text.length
    if (!isAll) event.currentTarget.setSelectionRange(text.length, text.length)
  }
  return (
    <Field data-kit="field otp-field" label={label} hint={hint} error={error} className={clsx(className)}>
      {(control) => (
        <div
          data-invalid={error ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          data-part="field-box"
          className={styles.boxes}
        >
          <OtpBoxes digits={digits} value={value} isActive={focused} />
          <input
            {...rest}
            {...control}
            disabled={disabled}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            data-part="field-input"
            className={styles.input}
            value={value}
            onChange={type}
            onPaste={paste}
            onFocus={(event) => {
              setFocused(true)
              onFocus?.(event)
            }}
            onBlur={(event) => {
              setFocused(false)
              onBlur?.(event)
            }}
            onSelect={(event) => {
              keepAtEnd(event)
              onSelect?.(event)
            }}
          />
        </div>
      )}
    </Field>
  )
}
