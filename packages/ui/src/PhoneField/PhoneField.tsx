'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode, SyntheticEvent } from 'react'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { useControlled } from '../controlled/useControlled.ts'
import { latinDigits } from '../digits/latinDigits.ts'
import { Field } from '../Field/index.ts'
import * as styles from './phoneField.css.ts'
import { PhoneCode, type PhoneCountry } from './PhoneCode.tsx'
import { phoneFrom, type PhoneNumber } from './phoneNumber.ts'

export interface PhoneFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'id'
> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The countries offered; the first is the initial one. */
  countries: readonly [PhoneCountry, ...PhoneCountry[]]
  value?: PhoneNumber
  defaultValue?: PhoneNumber
  onValueChange?: (value: PhoneNumber, details: ChangeDetails<'code' | 'number'>) => void
  labels: {
    /** Accessible name of the list of codes. */
    code: string
  }
}

/** A phone number and its country code. Input is kept as typed; the form validates it. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    hint,
    error,
    countries,
    labels,
    value: given,
    defaultValue,
    onValueChange,
    ...others
  } = props
  const { className, disabled, ...rest } = others
  const [{ code, number }, change] = useControlled<PhoneNumber, ChangeDetails<'code' | 'number'>>(
    given,
    defaultValue ?? { code: countries[0].code, number: '' },
    onValueChange,
  )
  const type = (typed: string, event: SyntheticEvent) => {
    const text = latinDigits(typed)
    // An international number, pasted or autofilled, selects its country too.
    const whole = phoneFrom(
      text,
      countries.map((country) => country.code),
    )
    change(whole ?? { code, number: text.replace(/[^\d\s+-]/g, '') }, { reason: 'number', event })
  }
  return (
    <Field data-kit="field phone-field" label={label} hint={hint} error={error} className={clsx(className)}>
      {(control) => (
        <div
          data-invalid={error ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          data-part="field-box"
          className={styles.box}
        >
          <PhoneCode
            {...{ countries, code, disabled }}
            label={labels.code}
            onCode={(next, event) => change({ code: next, number }, { reason: 'code', event })}
          />
          <input
            {...rest}
            {...control}
            disabled={disabled}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            data-part="field-input"
            className={styles.input}
            value={number}
            onChange={(event) => type(event.target.value, event)}
          />
        </div>
      )}
    </Field>
  )
}
