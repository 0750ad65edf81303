'use client'
import { SiteLink, useMessage } from '@kit/ui'
import { tournamentsQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { competitionPath } from './listPaths.ts'
import type { SportTile } from './sportsTree.ts'
import * as styles from './lists.css.ts'

export interface TournamentsProps {
  sport: SportTile
  competitionId?: string
}

/**
 * Links to the competitions of a sport that have events, in the order of the operator's `tournament`. Renders nothing
 * for fewer than two. Source: CONF-023.
 */
export function Tournaments({ sport, competitionId }: TournamentsProps) {
  const message = useMessage()
  const { data = [] } = useQuery(tournamentsQuery(useBetting().site.operator))
  const withEvents = new Set(sport.competitions.map(({ id }) => id))
  const shown = data
    .filter(({ id }) => id === sport.id)
    .flatMap(({ competitions }) => competitions)
    .filter(({ id }) => withEvents.has(id))
  if (shown.length < 2) return null
  return (
    <nav aria-label={message('betting.lists.competitions')}>
      <ul className={styles.filter}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <SiteLink
              to={competitionPath(sport.id, id)}
              className={styles.chip}
              aria-current={id === competitionId ? 'page' : undefined}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
