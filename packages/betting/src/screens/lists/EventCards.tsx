'use client'
import type { EventSummary } from '@kit/sdk/contract'
import { FavouriteEventStar } from '../favourites/FavouriteStar.tsx'
import { EventCard } from '../home/EventCard.tsx'
import { ScoreLine } from '../score/ScoreLine.tsx'
import * as styles from './lists.css.ts'

/** Events with their star, their score and their best prices. */
export function EventCards({ events }: { events: readonly EventSummary[] }) {
  return (
    <ul className={styles.cards}>
      {events.map((summary) => (
        <li key={summary.event.id}>
          <EventCard
            summary={summary}
            action={
              <FavouriteEventStar
                eventId={summary.event.id}
                name={summary.event.name}
                size="small"
                className={styles.star}
              />
            }
            score={<ScoreLine eventId={summary.event.id} />}
          />
        </li>
      ))}
    </ul>
  )
}
