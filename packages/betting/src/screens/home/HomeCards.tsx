'use client'
import type { EventSummary } from '@kit/sdk/contract'
import { EventCard } from './EventCard.tsx'
import * as styles from './home.css.ts'

/** Cards of a list on the home page, without stars and scores. Renders a `<ul>`. */
export function HomeCards({ events }: { events: readonly EventSummary[] }) {
  return (
    <ul className={styles.list}>
      {events.map((summary) => (
        <li key={summary.event.id}>
          <EventCard summary={summary} />
        </li>
      ))}
    </ul>
  )
}
