'use client'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../Skeleton/index.ts'
import { Spinner } from '../Spinner/index.ts'
// The package has one stylesheet, which must also contain the styles of its lazy chunks.
import './calendar.css.ts'
import type { CalendarProps } from './Calendar.tsx'
import * as styles from './dateRangePicker.css.ts'

/** Loads the calendar's code. A site calls it a second after start (SHELL-130), so that the first opening is quick. */
export function loadCalendar() {
  return import('./Calendar.tsx')
}

const Calendar = lazy(loadCalendar)

export interface CalendarLabels {
  /** Accessible name of the two buttons that change the month. */
  months: string
  previousMonth: string
  nextMonth: string
  /** Shown while the calendar's code loads. */
  loading: string
}

/** A calendar whose code is loaded when it is rendered. Reserves its space until then. */
export function LateCalendar(props: CalendarProps & { labels: CalendarLabels }) {
  return (
    <Suspense
      fallback={
        <div className={styles.waiting}>
          <Skeleton shape="block" style={{ blockSize: '100%' }} />
          <Spinner label={props.labels.loading} className={styles.spinner} />
        </div>
      }
    >
      <Calendar {...props} />
    </Suspense>
  )
}
