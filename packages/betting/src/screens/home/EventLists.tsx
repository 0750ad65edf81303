'use client'
import { Section, Skeleton, useMessage, type MessageId } from '@kit/ui'
import { lazy, memo, Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import { listPart } from '../lists/LazyLists.tsx'
import { shownFirst } from '../rows/listLayout.ts'
import type { HomeRowsProps } from '../rows/HomeRows.tsx'
import { useListLayout } from '../rows/useListLayout.ts'
import { EmptyList } from './EmptyList.tsx'
import { HomeCards } from './HomeCards.tsx'
import { useHome } from './useHome.ts'
import * as styles from './home.css.ts'

const MoreEvents = lazy(listPart('MoreEvents'))
const HomeRows = lazy(listPart('HomeRows'))
const LayoutSwitch = lazy(listPart('LayoutSwitch'))

const placeholders = ['first', 'second', 'third']

type List = 'live' | 'upcoming'

const never = () => () => {}

/**
 * Returns true if a list renders its events. While React hydrates, that is only if the bootstrap script replaced the
 * placeholders.
 */
const useIsRendered = (list: List) =>
  useSyncExternalStore(
    never,
    () => true,
    () =>
      typeof document !== 'undefined' &&
      !document.querySelector(`[data-home-list="${list}"] [data-placeholders]`),
  )

const Placeholders = () => (
  <div className={styles.list} data-placeholders="">
    {placeholders.map((key) => (
      <Skeleton key={key} shape="block" height="100%" />
    ))}
  </div>
)

// Memoised, so that re-renders of the list during hydration do not reach rows whose chunk is still loading.
const Rows = memo(function Rows(props: HomeRowsProps) {
  return (
    <Suspense fallback={<Placeholders />}>
      <HomeRows {...props} />
    </Suspense>
  )
})

function EventList({ list, titleId, emptyId }: { list: List; titleId: MessageId; emptyId: MessageId }) {
  const message = useMessage()
  const { query, isTakenOver, lists, isPartial } = useHome()
  const isRendered = useIsRendered(list)
  const layout = useListLayout()
  const [pages, setPages] = useState(1)
  const all = isRendered ? lists?.sections[list] : undefined
  const isWaiting = all === undefined && (query.isPending || !isRendered)
  const count = pages * shownFirst[layout]
  const events = useMemo(() => all?.slice(0, count), [all, count])
  const more = (all?.length ?? 0) - (events?.length ?? 0)
  return (
    <Section
      title={message(titleId)}
      data-home-list={list}
      aria-busy={isWaiting || undefined}
      action={
        list === 'live' &&
        isTakenOver && (
          <Suspense fallback={null}>
            <LayoutSwitch />
          </Suspense>
        )
      }
    >
      {isWaiting && <Placeholders />}
      {(events?.length === 0 || (events === undefined && query.isError)) && (
        <EmptyList
          emptyId={emptyId}
          failed={events ? undefined : { isRetrying: query.isFetching, retry: () => void query.refetch() }}
        />
      )}
      {events !== undefined &&
        events.length > 0 &&
        (layout === 'cards' ? <HomeCards events={events} /> : <Rows events={events} layout={layout} />)}
      {isTakenOver && !isPartial && more > 0 && (
        <Suspense fallback={null}>
          <MoreEvents
            count={Math.min(more, shownFirst[layout])}
            isUpcoming={list === 'upcoming'}
            onMore={() => setPages(pages + 1)}
          />
        </Suspense>
      )}
    </Section>
  )
}

export function InPlayEvents() {
  return <EventList list="live" titleId="betting.home.inPlay" emptyId="betting.home.noInPlay" />
}

export function UpcomingEvents() {
  return <EventList list="upcoming" titleId="betting.home.upcoming" emptyId="betting.home.noUpcoming" />
}
