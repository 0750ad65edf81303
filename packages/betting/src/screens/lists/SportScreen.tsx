'use client'
import { Button, EmptyState, PageHeader, Section, SiteLink, SportIcon, useMessage } from '@kit/ui'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { EventCards } from './EventCards.tsx'
import { ListFrame } from './ListFrame.tsx'
import { useListLayout } from '../rows/useListLayout.ts'
import { competitionPath } from './listPaths.ts'
import { NextRaces } from '../races/NextRaces.tsx'
import { isRacing, type Sport } from './sports.ts'
import type { SportTile } from './sportsTree.ts'
import { Tournaments } from './Tournaments.tsx'
import { useListedEvents } from './useListedEvents.ts'
import * as styles from './lists.css.ts'

function SeeInPlay() {
  const message = useMessage()
  const { site } = useBetting()
  return (
    <Button tone="accent" onClick={() => site.navigate('/inPlay')}>
      {message('betting.lists.seeInPlay')}
    </Button>
  )
}

function Competitions({ tile, sport }: { tile: SportTile | undefined; sport: Sport }) {
  const message = useMessage()
  const layout = useListLayout()
  if (!tile) {
    return (
      <EmptyState title={message('betting.lists.noEvents', { sport: sport.name })} action={<SeeInPlay />} />
    )
  }
  if (layout !== 'cards')
    return <EventCards events={tile.competitions.flatMap(({ events }) => events)} hasFilters />
  return tile.competitions.map((competition) => (
    <Section
      key={competition.id}
      title={
        <SiteLink to={competitionPath(sport.id, competition.id)} className={styles.titleLink}>
          {competition.name}
        </SiteLink>
      }
    >
      <EventCards events={competition.events} />
    </Section>
  ))
}

function Head({ sport, counts: tile }: { sport: Sport; counts: SportTile | undefined }) {
  const message = useMessage()
  return (
    <PageHeader
      title={
        <span className={styles.title}>
          <SportIcon name={sport.icon} />
          {sport.name}
        </span>
      }
      facts={
        tile && (
          <>
            <span>{message('betting.lists.eventCount', { count: tile.totalEventCount })}</span>
            <span>{message('betting.lists.liveCount', { count: tile.liveCount })}</span>
          </>
        )
      }
    />
  )
}

/** Screen of `/{sport id}` with the sport's competitions, those with an event in play first (ROUTE-016, Q-033). */
export function SportScreen({ sport }: { sport: Sport }) {
  const events = useListedEvents()
  const tile = events.tree?.find(({ id }) => id === sport.id)
  return (
    <ListFrame
      events={events}
      head={<Head sport={sport} counts={events.isPartial ? undefined : tile} />}
      hasLayouts
    >
      {tile && <Tournaments sport={tile} />}
      {isRacing(sport.id) && tile && events.lists && (
        <NextRaces upcoming={events.lists.upcoming} sportId={sport.id} />
      )}
      <Competitions sport={sport} tile={tile} />
    </ListFrame>
  )
}
