'use client'
import { EmptyState, ErrorState, Section, Skeleton, useMessage } from '@kit/ui'
import type { EventSummary } from '@kit/sdk/contract'
import { homeQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useMemo } from 'react'
import { useFollowEvents } from '../market/useFollowEvents.ts'
import { useBetting } from '../site/bettingContext.ts'
import { EventCard } from './EventCard.tsx'
import { homeLists, type HomeLists } from './homeLists.ts'
import * as styles from './home.css.ts'

const placeholders = ['first', 'second', 'third']

function useHome() {
  const { site, prices } = useBetting()
  const query = useQuery(homeQuery(site.operator.client))
  const { data } = query
  useLayoutEffect(() => {
    for (const { mainMarket } of [...(data?.ongoing ?? []), ...(data?.upcoming ?? [])]) {
      if (mainMarket) prices.seed(mainMarket)
    }
  }, [data, prices])
  const lists = useMemo(() => data && homeLists(data, site.now()), [data, site])
  return { query, lists }
}

function EventList({
  titleId,
  emptyId,
  pick,
}: {
  titleId: string
  emptyId: string
  pick: (lists: HomeLists) => EventSummary[]
}) {
  const message = useMessage()
  const { query, lists } = useHome()
  const events = lists && pick(lists)
  useFollowEvents(useMemo(() => (events ?? []).map(({ event }) => event.id), [events]))
  return (
    <Section title={message(titleId)} aria-busy={query.isPending || undefined}>
      {events === undefined && query.isError && (
        <ErrorState
          title={message('betting.home.failed')}
          text={message('betting.event.failedText')}
          retryLabel={message('betting.event.retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {events === undefined && query.isPending && (
        <div className={styles.list}>
          {placeholders.map((key) => (
            <Skeleton key={key} shape="block" height="230px" />
          ))}
        </div>
      )}
      {events?.length === 0 && <EmptyState icon="clock" title={message(emptyId)} />}
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
