'use client'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Chip } from '../Chip/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Spinner } from '../Spinner/index.ts'
// The package has one stylesheet, which must contain the styles of its lazy parts too.
import './calendar.css.ts'
import { clickDay } from './clickDay.ts'
import * as styles from './dateRangePicker.css.ts'
import type { BegunRange, Day, DayRange } from './days.ts'
import { presetIds, presetRange, type PresetId } from './presets.ts'

export type RangeChange = ChangeDetails<'preset' | 'days'>

export interface RangeLabels {
  /** Shown while nothing is selected. */
  none: ReactNode
  presets: Record<PresetId, ReactNode>
  /** Accessible name of the row of presets. */
  presetGroup: string
  /** Announced after the first of two days: choose the last one. */
  chooseEnd: ReactNode
  /** Accessible name of the two buttons that change the month. */
  months: string
  previousMonth: string
  nextMonth: string
  /** Shown while the calendar's code loads. */
  loading: string
}

const Calendar = lazy(loadCalendar)

/** Loads the calendar's code. A site calls it a second after start (SHELL-130), so that the first opening is quick. */
export function loadCalendar() {
  return import('./Calendar.tsx')
}

interface RangeChoiceProps {
  value: DayRange | null
  today: Day
  min?: Day | undefined
  max?: Day | undefined
  locale: string
  labels: RangeLabels
  onChoose: (range: DayRange, details: RangeChange) => void
}

/** The popover's content: presets and days. */
export function RangeChoice({ value, today, labels, onChoose, ...calendar }: RangeChoiceProps) {
  const [range, setRange] = useState<DayRange | BegunRange | null>(value)
  const clicked = (day: Day) => {
    const next = clickDay(range, day)
    setRange(next)
    if (next.end !== undefined) onChoose(next, { reason: 'days' })
  }
  return (
    <div className={styles.choice}>
      <div
        role="group"
        aria-label={labels.presetGroup}
        data-part="date-range-picker-presets"
        className={styles.presets}
      >
        {presetIds.map((id) => {
          const preset = presetRange(id, today)
          return (
            <Chip
              key={id}
              selected={value?.start === preset.start && value.end === preset.end}
              onClick={() => onChoose(preset, { reason: 'preset' })}
            >
              {labels.presets[id]}
            </Chip>
          )
        })}
      </div>
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <Skeleton shape="block" style={{ blockSize: '100%' }} />
            <Spinner label={labels.loading} className={styles.spinner} />
          </div>
        }
      >
        <Calendar
          {...calendar}
          data-part="date-range-picker-calendar"
          today={today}
          range={range}
          onDay={clicked}
          labels={labels}
        />
      </Suspense>
      <p aria-live="polite" data-part="date-range-picker-next" className={styles.next}>
        {range !== null && range.end === undefined && labels.chooseEnd}
      </p>
    </div>
  )
}
