'use client'
import type { ChangeDetails } from '../controlled/changeDetails.ts'
import { useState, type ReactNode } from 'react'
import { Chip } from '../Chip/index.ts'
import { clickDay } from './clickDay.ts'
import * as styles from './dateRangePicker.css.ts'
import type { PartialDayRange, Day, DayRange } from './days.ts'
import { LateCalendar, type CalendarLabels } from './LateCalendar.tsx'
import { presetIds, presetRange, type PresetId } from './presets.ts'

export type RangeChange = ChangeDetails<'preset' | 'days'>

export interface RangeLabels extends CalendarLabels {
  /** Shown while nothing is selected. */
  none: ReactNode
  presets: Record<PresetId, ReactNode>
  /** Accessible name of the row of presets. */
  presetGroup: string
  /** Announced after the first of two days: choose the last one. */
  chooseEnd: ReactNode
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

export function RangeChoice({ value, today, labels, onChoose, ...calendar }: RangeChoiceProps) {
  const [range, setRange] = useState<DayRange | PartialDayRange | null>(value)
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
      <LateCalendar
        {...calendar}
        data-part="date-range-picker-calendar"
        today={today}
        range={range}
        onDay={clicked}
        labels={labels}
      />
      <p aria-live="polite" data-part="date-range-picker-next" className={styles.next}>
        {range !== null && range.end === undefined && labels.chooseEnd}
      </p>
    </div>
  )
}
