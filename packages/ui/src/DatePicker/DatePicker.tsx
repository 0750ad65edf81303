'use client'
import type { ReactNode } from 'react'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { useControlled } from '../controlled/useControlled.ts'
import { CalendarField, type DaysFieldProps } from '../DateRange/CalendarField.tsx'
import { dateFormat } from '../DateRange/dateFormat.ts'
import { dateOf, type Day } from '../DateRange/index.ts'
import { LateCalendar, type CalendarLabels } from '../DateRange/LateCalendar.tsx'

export type DayChange = ChangeDetails<'day'>

export interface DatePickerProps extends DaysFieldProps {
  /** Day as `YYYY-MM-DD`. */
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
  labels: CalendarLabels & {
    /** Shown while nothing is selected. */
    none: ReactNode
  }
}

/** A field for one calendar day near today. Shares the calendar of DateRangePicker, which is loaded when it opens. */
export function DatePicker(props: DatePickerProps) {
  const { value: given, defaultValue = null, onValueChange, today, min, max, ...others } = props
  const { locale = 'en-GB', labels, ...field } = others
  const [value, change] = useControlled<Day | null, DayChange>(
    given,
    defaultValue,
    onValueChange as ((value: Day | null, details: DayChange) => void) | undefined,
  )
  return (
    <CalendarField
      data-kit="field date-picker"
      data-part="date-picker-day"
      shown={value === null ? null : dateFormat(locale, { dateStyle: 'medium' }).format(dateOf(value))}
      none={labels.none}
      {...field}
    >
      {(close) => (
        <LateCalendar
          data-part="date-picker-calendar"
          range={value === null ? null : { start: value, end: value }}
          onDay={(day) => {
            change(day, { reason: 'day' })
            close()
          }}
          {...{ today, min, max, locale, labels }}
        />
      )}
    </CalendarField>
  )
}
