'use client'
import { Badge, Card, EmptyState, PageHeader, SiteLink, SportIcon, useMessage } from '@kit/ui'
import { ListFrame } from './ListFrame.tsx'
import { competitionPath, sportPath } from './listPaths.ts'
import type { SportTile } from './sportsTree.ts'
import { useListedEvents } from './useListedEvents.ts'
import * as styles from './lists.css.ts'

const shownCompetitions = 4

function Tile({ sport, isPartial }: { sport: SportTile; isPartial: boolean }) {
  const message = useMessage()
  return (
    <Card className={styles.tile}>
      <SiteLink to={sportPath(sport.id)} className={styles.tileHead}>
        <span className={styles.tilePicture}>
          <SportIcon name={sport.icon} />
        </span>
        <span className={styles.tileText}>
          <span className={styles.tileName}>{sport.name}</span>
          {!isPartial && (
            <span className={styles.count}>
              {message('betting.lists.eventCount', { count: sport.totalEventCount })}
            </span>
          )}
        </span>
        {!isPartial && sport.liveCount > 0 && (
          <Badge count={sport.liveCount} label={message('betting.lists.live')} />
        )}
      </SiteLink>
      <ul className={styles.tileRows}>
        {sport.competitions.slice(0, shownCompetitions).map((competition) => (
          <li key={competition.id}>
            <SiteLink to={competitionPath(sport.id, competition.id)} className={styles.tileRow}>
              <span className={styles.tileRowName}>{competition.name}</span>
              {!isPartial && <span className={styles.count}>{competition.eventCount}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Tiles({ tree, isPartial }: { tree: readonly SportTile[]; isPartial: boolean }) {
  const message = useMessage()
  if (tree.length === 0) {
    return (
      <EmptyState title={message('betting.lists.noSports')} text={message('betting.lists.noSportsText')} />
    )
  }
  return (
    <ul className={styles.tiles}>
      {tree.map((sport) => (
        <li key={sport.id}>
          <Tile sport={sport} isPartial={isPartial} />
        </li>
      ))}
    </ul>
  )
}

function Head({ tree }: { tree: readonly SportTile[] | undefined }) {
  const message = useMessage()
  const count = tree?.reduce((sum, { totalEventCount }) => sum + totalEventCount, 0)
  return (
    <PageHeader
      title={message('betting.lists.sportsTitle')}
      facts={count !== undefined && <span>{message('betting.lists.eventCount', { count })}</span>}
    />
  )
}

/**
 * Screen of `/exchange` and `/events` with every sport that has events, and its competitions (ROUTE-053, ROUTE-054,
 *
 */
export function SportsScreen() {
  const events = useListedEvents()
  return (
    <ListFrame events={events} head={<Head tree={events.isPartial ? undefined : events.tree} />}>
      <Tiles tree={events.tree ?? []} isPartial={events.isPartial} />
    </ListFrame>
  )
}
