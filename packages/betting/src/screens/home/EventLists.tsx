'use client'
import { Section, Skeleton, useMessage, type MessageId } from '@kit/ui'
import type { EventSummary } from '@kit/sdk/contract'
import { lazy, Suspense } from 'react'
import { EventCard } from './EventCard.tsx'
import type { HomeLists } from './homeLists.ts'
import { useHome } from './useHome.ts'
import * as styles from './home.css.ts'

// Mostly there are events, and the first screen does not wait for the words that there are none.
const NoEvents = lazy(() => import('./NoEvents.tsx'))

const placeholders = ['first', 'second', 'third']

function EventList({
  titleId,
  emptyId,
  pick,
}: {
  titleId: MessageId
  emptyId: MessageId
  pick: (lists: HomeLists) => EventSummary[]
}) {
  const message = useMessage()
  const { query, lists } = useHome()
  const events = lists && pick(lists)
  return (
    <Section title={message(titleId)} aria-busy={query.isPending || undefined}>
      {events === undefined && query.isPending && (
        <div className={styles.list}>
          {placeholders.map((key) => (
            <Skeleton key={key} shape="block" height="230px" />
          ))}
        </div>
      )}
      {(events?.length === 0 || (events === undefined && query.isError)) && (
        <Suspense fallback={<Skeleton shape="block" height="230px" />}>
          <NoEvents
            emptyId={emptyId}
            failed={events ? undefined : { isRetrying: query.isFetching, retry: () => void query.refetch() }}
          />
        </Suspense>
      )}
      {events !== undefined && events.length > 0 && (
        <ul className={styles.list}>
          {events.map((summary) => (
            <li key={summary.event.id}>
              <EventCard summary={summary} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const live = ({ live }: HomeLists) => live
const upcoming = ({ upcoming }: HomeLists) => upcoming

/** Home section: what is being played. */
export function InPlayEvents() {
  return <EventList titleId="betting.home.inPlay" emptyId="betting.home.noInPlay" pick={live} />
}

/** Home section: what comes next, soonest first. */
export function UpcomingEvents() {
  return <EventList titleId="betting.home.upcoming" emptyId="betting.home.noUpcoming" pick={upcoming} />
}
