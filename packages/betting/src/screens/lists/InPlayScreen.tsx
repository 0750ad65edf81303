'use client'
import { Chip, EmptyState, PageHeader, Section, SiteLink, SportIcon, useMessage } from '@kit/ui'
import type { EventSummary } from '@kit/sdk/contract'
import { useState } from 'react'
import { isPriced } from '../home/homeLists.ts'
import { EventCards } from './EventCards.tsx'
import { ListFrame } from './ListFrame.tsx'
import { useListLayout } from '../rows/useListLayout.ts'
import { sportPath } from './listPaths.ts'
import type { SportTile } from './sportsTree.ts'
import { useListedEvents } from './useListedEvents.ts'
import * as styles from './lists.css.ts'

interface SportInPlay {
  sport: SportTile
  events: EventSummary[]
}

/** Sports with prices first, in the order of the sports list. */
const bySport = (tree: readonly SportTile[], live: readonly EventSummary[]): SportInPlay[] =>
  tree
    .map((sport) => ({ sport, events: live.filter(({ eventType }) => eventType.id === sport.id) }))
    .filter(({ events }) => events.length > 0)
    // Sports without any price come last.
    .sort((one, other) => Number(other.events.some(isPriced)) - Number(one.events.some(isPriced)))

function SportFilter({
  sports,
  isPartial,
  chosen,
  onChoose,
}: {
  sports: readonly SportInPlay[]
  isPartial: boolean
  chosen: string | undefined
  onChoose: (sportId: string | undefined) => void
}) {
  const message = useMessage()
  return (
    <div role="group" aria-label={message('betting.lists.filter')} className={styles.filter}>
      <Chip className={styles.filterChip} selected={chosen === undefined} onClick={() => onChoose(undefined)}>
        {message('betting.lists.everySport')}
      </Chip>
      {sports.map(({ sport, events }) => (
        <Chip
          key={sport.id}
          className={styles.filterChip}
          selected={chosen === sport.id}
          onClick={() => onChoose(sport.id)}
        >
          <SportIcon name={sport.icon} size="small" />
          {sport.name}
          {!isPartial && <span className={styles.count}>{events.length}</span>}
        </Chip>
      ))}
    </div>
  )
}

interface InPlayProps {
  groups: readonly SportInPlay[]
  next: readonly EventSummary[]
  isPartial: boolean
}

function InPlay({ groups, next, isPartial }: InPlayProps) {
  const message = useMessage()
  const [wanted, setWanted] = useState<string>()
  // A sport whose last event has ended cannot be chosen.
  const chosen = groups.some(({ sport }) => sport.id === wanted) ? wanted : undefined
  return (
    <>
      {groups.length > 1 && (
        <SportFilter sports={groups} isPartial={isPartial} chosen={chosen} onChoose={setWanted} />
      )}
      {groups.length === 0 && <EmptyState icon="clock" title={message('betting.lists.noInPlay')} />}
      {groups
        .filter(({ sport }) => chosen === undefined || sport.id === chosen)
        .map(({ sport, events }) => (
          <Section
            key={sport.id}
            title={
              <SiteLink to={sportPath(sport.id)} className={styles.titleLink}>
                <SportIcon name={sport.icon} />
                {sport.name}
              </SiteLink>
            }
          >
            <EventCards events={events} />
          </Section>
        ))}
      {chosen === undefined && next.length > 0 && (
        <Section title={message('betting.lists.next')}>
          <EventCards events={next} />
        </Section>
      )}
    </>
  )
}

function Head({ live }: { live: number | undefined }) {
  const message = useMessage()
  return (
    <PageHeader
      title={message('betting.lists.inPlayTitle')}
      facts={live !== undefined && <span>{message('betting.lists.liveCount', { count: live })}</span>}
    />
  )
}

/**
 * Screen of `/inPlay` with the events in play by sport, padded with the next events if they are few (MKT-022,
 * ROUTE-058).
 */
export function InPlayScreen() {
  const events = useListedEvents()
  const { lists, tree = [], isPartial } = events
  const layout = useListLayout()
  return (
    <ListFrame events={events} head={<Head live={isPartial ? undefined : lists?.live.length} />} hasLayouts>
      {lists &&
        (layout === 'cards' || lists.inPlay.length === 0 ? (
          <InPlay
            groups={bySport(tree, lists.live)}
            next={lists.inPlay.slice(lists.live.length)}
            isPartial={isPartial}
          />
        ) : (
          <EventCards events={lists.inPlay} hasFilters />
        ))}
    </ListFrame>
  )
}
