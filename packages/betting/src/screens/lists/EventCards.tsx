'use client'
import type { EventSummary } from '@kit/sdk/contract'
import { Suspense } from 'react'
import { FavouriteEventStar } from '../favourites/FavouriteStar.tsx'
import { EventCard } from '../home/EventCard.tsx'
import { LazyTable } from '../rows/LazyRows.tsx'
import { useListLayout } from '../rows/useListLayout.ts'
import { ScoreLine } from '../score/ScoreLine.tsx'
import { LoadingCards } from './ListFrame.tsx'
import * as styles from './lists.css.ts'

export interface EventCardsProps {
  events: readonly EventSummary[]
  /** True if rows can be filtered; cards have no filters. Default: false. */
  hasFilters?: boolean
}

export function EventCards({ events, hasFilters = false }: EventCardsProps) {
  const layout = useListLayout()
  if (layout !== 'cards')
    return (
      <Suspense fallback={<LoadingCards />}>
        <LazyTable events={events} layout={layout} hasFilters={hasFilters} />
      </Suspense>
    )
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
            score={<ScoreLine eventId={summary.event.id} isInPlay={summary.isInPlay} />}
          />
        </li>
      ))}
    </ul>
  )
}
