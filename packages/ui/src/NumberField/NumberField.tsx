'use client'
import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { useControlled } from '../controlled/useControlled.ts'
import { Field } from '../Field/index.ts'
import { decimalText, within } from './decimal.ts'
import { DecimalInput } from './DecimalInput.tsx'
import * as styles from './numberField.css.ts'
import { StepButton } from './StepButton.tsx'

export type NumberChange = ChangeDetails<'typed' | 'stepped'>

export interface NumberFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'size' | 'type' | 'id'
> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /**
   * An integer in units of the last decimal, exact at any size: 500.50 with two decimals is 50050n. Null is an empty
   * field.
   */
  value?: bigint | null
  defaultValue?: bigint | null
  onValueChange?: (value: bigint | null, details: NumberChange) => void
  /** Number of decimals. */
  decimals?: number
  /** Limits for steps. A typed value beyond them is kept, and validated by the form. */
  min?: bigint
  max?: bigint
  /** The size of a step in units, or a function for the next value: odds step by a ladder. */
  step?: bigint | ((value: bigint, direction: 1 | -1) => bigint)
  /** Names of the stepper buttons. Without them no buttons are rendered; arrow keys still step. */
  labels?: { less: string; more: string }
  /** Formats the value while the field has no focus. Default: the shortest text. */
  format?: (value: bigint) => string
  /** Parses another notation than decimals. Returns undefined if the typed text is incomplete. */
  parse?: ((text: string) => bigint | undefined) | undefined
}

const directions: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** An exact number: money, odds, counts. Arrow keys and steppers change it, and repeat while held. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, value: given, defaultValue = null, onValueChange, className, ...field } = props
  const { decimals = 2, min, max, step = 1n, labels, format, parse, onKeyDown, ...rest } = field
  const [value, change] = useControlled<bigint | null, NumberChange>(given, defaultValue, onValueChange)
  // A step replaces the text being typed.
  const [steps, setSteps] = useState(0)
  const isLocked = Boolean(rest.disabled || rest.readOnly)
  const stepBy = (direction: 1 | -1, event?: KeyboardEvent) => {
    const from = value ?? 0n
    const next = typeof step === 'function' ? step(from, direction) : from + step * BigInt(direction)
    setSteps((count) => count + 1)
    change(within(next, { min, max }), { reason: 'stepped', event })
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const direction = directions[event.key]
    if (direction === undefined || event.defaultPrevented || isLocked) return
    event.preventDefault()
    stepBy(direction, event)
  }
  const stepper = (icon: 'less' | 'more', direction: 1 | -1) =>
    labels && (
      <StepButton
        icon={icon}
        drawing={icon === 'less' ? Minus : Plus}
        label={labels[icon]}
        disabled={isLocked || (value !== null && within(value + BigInt(direction), { min, max }) === value)}
        onStep={() => stepBy(direction)}
      />
    )
  return (
    <Field data-kit="field number-field" label={label} hint={hint} error={error} className={clsx(className)}>
      {(control) => (
        <div
          data-invalid={error ? '' : undefined}
          data-disabled={rest.disabled ? '' : undefined}
          data-part="field-box"
          className={styles.box}
        >
          {stepper('less', -1)}
          <DecimalInput
            {...rest}
            {...control}
            {...{ value, decimals, min, max, steps }}
            parse={parse}
            format={format ?? ((units) => decimalText(units, decimals))}
            onTyped={(next, event) => change(next, { reason: 'typed', event })}
            onKeyDown={press}
          />
          {stepper('more', 1)}
        </div>
      )}
    </Field>
  )
}
