'use client'
import { clsx } from 'clsx'
import { Delete } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { useControlled } from '../controlled/useControlled.ts'
import { useHold } from '../hold/useHold.ts'
import { DrawnIcon } from '../Icon/index.ts'
import * as styles from './keypad.css.ts'
import { pressKey, type KeypadKey, type KeypadLimits } from './pressKey.ts'

export interface KeypadProps
  extends
    Partial<KeypadLimits>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The number as text, as its field shows it. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string, details: ChangeDetails<'key'> & { key: KeypadKey }) => void
  labels: { erase: string }
  disabled?: boolean
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** On-screen digits for screens where a phone's keyboard would hide the bet. Give it an `aria-label`. */
export function Keypad(props: KeypadProps) {
  const {
    value: given,
    defaultValue = '',
    onValueChange,
    labels,
    disabled = false,
    className,
    ...others
  } = props
  const { decimals = 0, wholeDigits = 9, ...rest } = others
  const [value, change] = useControlled<string, ChangeDetails<'key'> & { key: KeypadKey }>(
    given,
    defaultValue,
    onValueChange,
  )
  const press = (key: KeypadKey) => {
    const next = pressKey(value, key, { decimals, wholeDigits })
    if (next !== value) change(next, { reason: 'key', key })
  }
  const hold = useHold<HTMLButtonElement>(() => press('erase'))
  const keys: KeypadKey[] = [...digits, decimals > 0 ? '.' : '00', '0']
  return (
    <div
      data-kit="keypad"
      role="group"
      data-disabled={disabled ? '' : undefined}
      className={clsx(styles.pad, className)}
      {...rest}
    >
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          disabled={disabled}
          data-part="keypad-key"
          className={styles.key}
          onClick={() => press(key)}
        >
          {key}
        </button>
      ))}
      <button
        type="button"
        disabled={disabled}
        aria-label={labels.erase}
        title={labels.erase}
        data-part="keypad-key"
        className={styles.key}
        {...hold}
      >
        <DrawnIcon name="erase" drawing={Delete} turns />
      </button>
    </div>
  )
}
