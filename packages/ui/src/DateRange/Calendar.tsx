'use client'
import { DayPicker, type DayPickerProps } from 'react-day-picker'
import { Icon } from '../Icon/index.ts'
import * as styles from './calendar.css.ts'
import { dateOf, dayOf, type PartialDayRange, type Day, type DayRange } from './days.ts'

export interface CalendarProps {
  'data-part': string
  range: DayRange | PartialDayRange | null
  onDay: (day: Day) => void
  today: Day
  min?: Day | undefined
  max?: Day | undefined
  /** A BCP 47 tag: names of months and days. */
  locale: string
  labels: { months: string; previousMonth: string; nextMonth: string }
}

const classNames: NonNullable<DayPickerProps['classNames']> = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
}

const modifiersClassNames = {
  today: styles.today,
  outside: styles.outside,
  disabled: styles.disabled,
  start: styles.start,
  end: styles.end,
  between: styles.between,
}

const components: NonNullable<DayPickerProps['components']> = {
  Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'back' : 'forward'} />,
}

/** Arrow keys move by day, Page Up and Down by month. Weeks begin on Sunday (TXN-010). */
export default function Calendar({
  'data-part': part,
  range,
  onDay,
  today,
  min,
  max,
  locale,
  labels,
}: CalendarProps) {
  const write = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    new Intl.DateTimeFormat(locale, options).format(date)
  const fullDay = write({ dateStyle: 'full' })
  const month = write({ month: 'long', year: 'numeric' })
  const end = range?.end ?? range?.start
  const isIn = (date: Date) => range !== null && dayOf(date) >= range.start && dayOf(date) <= (end ?? '')
  return (
    <DayPicker
      data-part={part}
      weekStartsOn={0}
      today={dateOf(today)}
      defaultMonth={dateOf(end ?? today)}
      {...(min !== undefined && { startMonth: dateOf(min) })}
      {...(max !== undefined && { endMonth: dateOf(max) })}
      disabled={(date) =>
        (min !== undefined && dayOf(date) < min) || (max !== undefined && dayOf(date) > max)
      }
      modifiers={{
        selected: isIn,
        start: (date) => dayOf(date) === range?.start,
        end: (date) => dayOf(date) === end,
        between: isIn,
      }}
      onDayClick={(date, modifiers) => {
        if (!modifiers['disabled']) onDay(dayOf(date))
      }}
      classNames={classNames}
      modifiersClassNames={modifiersClassNames}
      components={components}
      formatters={{
        formatCaption: month,
        formatDay: write({ day: 'numeric' }),
        formatWeekdayName: write({ weekday: 'narrow' }),
      }}
      labels={{
        labelDayButton: fullDay,
        labelGridcell: fullDay,
        labelGrid: month,
        labelNav: () => labels.months,
        labelPrevious: () => labels.previousMonth,
        labelNext: () => labels.nextMonth,
        labelWeekday: write({ weekday: 'long' }),
      }}
    />
  )
}
