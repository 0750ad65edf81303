'use client'
import { Button, EmptyState, PageHeader, SiteLink, useMessage } from '@kit/ui'
import { useName } from '../../market/useName.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { EventCards } from './EventCards.tsx'
import { ListFrame } from './ListFrame.tsx'
import { sportPath } from './listPaths.ts'
import { sportOf, type Sport } from './sports.ts'
import type { Competition, SportTile } from './sportsTree.ts'
import { Tournaments } from './Tournaments.tsx'
import { useListedEvents } from './useListedEvents.ts'
import * as styles from './lists.css.ts'

export interface CompetitionScreenProps {
  sportId: string
  competitionId: string
}

const find = (
  tree: readonly SportTile[] | undefined,
  { sportId, competitionId }: CompetitionScreenProps,
  nameOf: (name: string) => string,
) => {
  const tile = tree?.find(({ id }) => id === sportId)
  const sport = sportOf(sportId, sportId)
  return {
    tile,
    sport: tile ?? { ...sport, name: nameOf(sport.name) },
    competition: tile?.competitions.find(({ id }) => id === competitionId),
  }
}

function Head({
  sport,
  competition,
  isPartial,
}: {
  sport: Sport
  competition: Competition | undefined
  isPartial: boolean
}) {
  const message = useMessage()
  return (
    <PageHeader
      title={competition?.name ?? sport.name}
      facts={
        <>
          <SiteLink to={sportPath(sport.id)} className={styles.titleLink}>
            {sport.name}
          </SiteLink>
          {competition && !isPartial && (
            <span>{message('betting.lists.eventCount', { count: competition.eventCount })}</span>
          )}
          {competition && competition.region !== '' && <span>{competition.region}</span>}
        </>
      }
    />
  )
}

function Events({ sport, competition }: { sport: Sport; competition: Competition | undefined }) {
  const message = useMessage()
  const { site } = useBetting()
  if (competition) return <EventCards events={competition.events} />
  return (
    <EmptyState
      title={message('betting.lists.competitionOver')}
      action={
        <Button tone="accent" onClick={() => site.navigate(sportPath(sport.id))}>
          {message('betting.lists.seeSport', { sport: sport.name })}
        </Button>
      }
    />
  )
}

/**
 * Screen of `/exchange/{sport id}/{competition id}` with the events of a competition. Not part of the specification.
 */
export function CompetitionScreen(wanted: CompetitionScreenProps) {
  const events = useListedEvents()
  const { tile, ...found } = find(events.tree, wanted, useName())
  return (
    <ListFrame events={events} head={<Head {...found} isPartial={events.isPartial} />} hasLayouts>
      {tile && <Tournaments sport={tile} competitionId={wanted.competitionId} />}
      <Events {...found} />
    </ListFrame>
  )
}
