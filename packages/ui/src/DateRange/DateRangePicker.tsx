'use client'
import { useControlled } from '../controlled/useControlled.ts'
import { CalendarField, type DaysFieldProps } from './CalendarField.tsx'
import type { Day, DayRange } from './days.ts'
import { RangeChoice, type RangeLabels, type RangeChange } from './RangeChoice.tsx'
import { writeRange } from './writeRange.ts'

export interface DateRangePickerProps extends DaysFieldProps {
  value?: DayRange | null
  defaultValue?: DayRange | null
  /** Called with complete ranges only. */
  onValueChange?: (value: DayRange, details: RangeChange) => void
  /** Today in the operator's time zone. */
  today: Day
  /** The first and last selectable days. */
  min?: Day
  max?: Day
  /** A BCP 47 tag: names of months and days. */
  locale?: string
  labels: RangeLabels
}

/**
 * A field for a range of days, selected by one press on a preset or two on days. The calendar's code is loaded when it
 * opens.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value: given, defaultValue = null, onValueChange, today, min, max, ...others } = props
  const { locale = 'en-GB', labels, ...field } = others
  const [value, change] = useControlled<DayRange | null, RangeChange>(
    given,
    defaultValue,
    onValueChange as ((value: DayRange | null, details: RangeChange) => void) | undefined,
  )
  return (
    <CalendarField
      data-kit="field date-range-picker"
      data-part="date-range-picker-range"
      shown={value === null ? null : writeRange(value, locale)}
      none={labels.none}
      {...field}
    >
      {(close) => (
        <RangeChoice
          {...{ value, today, min, max, locale, labels }}
          onChoose={(range, details) => {
            change(range, details)
            close()
          }}
        />
      )}
    </CalendarField>
  )
}
