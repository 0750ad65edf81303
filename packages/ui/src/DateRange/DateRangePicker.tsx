'use client'
import { clsx } from 'clsx'
import { Calendar as CalendarPicture } from 'lucide-react'
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useControlled } from '../controlled/useControlled.ts'
import { FieldGroup } from '../Field/index.ts'
import { DrawnIcon } from '../Icon/index.ts'
import { Popover } from '../Popover/index.ts'
import * as styles from './dateRangePicker.css.ts'
import type { Day, DayRange } from './days.ts'
import { RangeChoice, type RangeLabels, type RangeChange } from './RangeChoice.tsx'
import { writeRange } from './writeRange.ts'

export interface DateRangePickerProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'value' | 'defaultValue' | 'children'
> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  value?: DayRange | null
  defaultValue?: DayRange | null
  /** Called with complete ranges only. */
  onValueChange?: (value: DayRange, details: RangeChange) => void
  /** Today in the operator's time zone. */
  today: Day
  min?: Day
  max?: Day
  locale?: string
  labels: RangeLabels
}

/** A range of days, by one press on a preset or two on days. The calendar's code is loaded when it opens. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, hint, error, value: given, defaultValue = null, onValueChange, today, ...others } = props
  const { min, max, locale = 'en-GB', labels, className, ...rest } = others
  const [open, setOpen] = useState(false)
  const [value, change] = useControlled<DayRange | null, RangeChange>(
    given,
    defaultValue,
    onValueChange as ((value: DayRange | null, details: RangeChange) => void) | undefined,
  )
  const choose = (range: DayRange, details: RangeChange) => {
    change(range, details)
    setOpen(false)
  }
  return (
    <FieldGroup
      data-kit="field date-range-picker"
      label={label}
      hint={hint}
      error={error}
      className={clsx(className)}
    >
      {({ 'aria-invalid': invalid, 'aria-labelledby': name, ...described }) => (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger asChild>
            <button
              type="button"
              data-invalid={invalid ? '' : undefined}
              data-part="field-box"
              className={styles.trigger}
              aria-labelledby={`${name} ${name}-range`}
              {...described}
              {...rest}
            >
              <DrawnIcon name="calendar" drawing={CalendarPicture} className={styles.mark} />
              <span
                id={`${name}-range`}
                data-empty={value === null ? '' : undefined}
                data-part="date-range-picker-range"
                className={styles.range}
              >
                {value === null ? labels.none : <bdi>{writeRange(value, locale)}</bdi>}
              </span>
            </button>
          </Popover.Trigger>
          <Popover.Content align="start" aria-labelledby={name} className={styles.content}>
            <RangeChoice {...{ value, today, min, max, locale, labels }} onChoose={choose} />
          </Popover.Content>
        </Popover.Root>
      )}
    </FieldGroup>
  )
}
