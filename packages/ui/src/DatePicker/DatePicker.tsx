'use client'
import { clsx } from 'clsx'
import { Calendar as CalendarPicture } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { useControlled } from '../controlled/useControlled.ts'
// The package has one stylesheet, which must contain the styles of its lazy parts too.
import '../DateRange/calendar.css.ts'
import * as styles from '../DateRange/dateRangePicker.css.ts'
import { dateOf, loadCalendar, type Day } from '../DateRange/index.ts'
import { dateFormat } from '../DateRange/dateFormat.ts'
import { FieldGroup } from '../Field/index.ts'
import { DrawnIcon } from '../Icon/index.ts'
import { Popover } from '../Popover/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Spinner } from '../Spinner/index.ts'

export type DayChange = ChangeDetails<'day'>

export interface DatePickerProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'value' | 'defaultValue' | 'children'
> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** As `YYYY-MM-DD`. */
  value?: Day | null
  defaultValue?: Day | null
  onValueChange?: (value: Day, details: DayChange) => void
  /** Today in the operator's time zone. */
  today: Day
  /** The first and last selectable days. */
  min?: Day
  max?: Day
  /** A BCP 47 tag: names of months and days. */
  locale?: string
  labels: {
    /** Shown while nothing is selected. */
    none: ReactNode
    /** Accessible name of the two buttons that change the month. */
    months: string
    previousMonth: string
    nextMonth: string
    /** Shown while the calendar's code loads. */
    loading: string
  }
}

const Calendar = lazy(loadCalendar)

/** One day of a calendar, near today. The calendar's code is that of DateRangePicker, and is loaded when it opens. */
export function DatePicker(props: DatePickerProps) {
  const { label, hint, error, value: given, defaultValue = null, onValueChange, today, ...others } = props
  const { min, max, locale = 'en-GB', labels, className, ...rest } = others
  const [open, setOpen] = useState(false)
  const [value, change] = useControlled<Day | null, DayChange>(
    given,
    defaultValue,
    onValueChange as ((value: Day | null, details: DayChange) => void) | undefined,
  )
  const choose = (day: Day) => {
    change(day, { reason: 'day' })
    setOpen(false)
  }
  return (
    <FieldGroup
      data-kit="field date-picker"
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
              aria-labelledby={`${name} ${name}-day`}
              {...described}
              {...rest}
            >
              <DrawnIcon name="calendar" drawing={CalendarPicture} className={styles.mark} />
              <span
                id={`${name}-day`}
                data-empty={value === null ? '' : undefined}
                data-part="date-picker-day"
                className={styles.range}
              >
                {value === null ? (
                  labels.none
                ) : (
                  <bdi>{dateFormat(locale, { dateStyle: 'medium' }).format(dateOf(value))}</bdi>
                )}
              </span>
            </button>
          </Popover.Trigger>
          <Popover.Content align="start" aria-labelledby={name} className={styles.content}>
            <Suspense
              fallback={
                <div className={styles.waiting}>
                  <Skeleton shape="block" style={{ blockSize: '100%' }} />
                  <Spinner label={labels.loading} className={styles.spinner} />
                </div>
              }
            >
              <Calendar
                data-part="date-picker-calendar"
                range={value === null ? null : { start: value, end: value }}
                onDay={choose}
                {...{ today, min, max, locale, labels }}
              />
            </Suspense>
          </Popover.Content>
        </Popover.Root>
      )}
    </FieldGroup>
  )
}
