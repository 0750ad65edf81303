'use client'
import { Button, EmptyState, MoreMessages, useMessage } from '@kit/ui'
import type { EventSummary } from '@kit/sdk/contract'
import { useMemo, useState } from 'react'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { FavouriteEventStar } from '../favourites/FavouriteStar.tsx'
import { filtered, flatItems, rowItems, type RowFilter } from './eventGroups.ts'
import { EventRows, type EventRowsProps } from './EventRows.tsx'
import { rowMessages } from './messages.ts'
import { RowFilters } from './RowFilters.tsx'
import { rowScoreOf } from './RowScore.tsx'
import * as styles from './rows.css.ts'

/** Number of tiles that a board shows first, and adds with each press. */
const tilesAtOnce = 48

const starOf = ({ id, name }: { id: string; name: string }) => (
  <FavouriteEventStar eventId={id} name={name} size="small" className={styles.star} />
)

export interface EventTableProps extends Pick<EventRowsProps, 'layout'> {
  events: readonly EventSummary[]
  /** True if the list can be filtered by sport and competition, and sorted by the matched amount. Default: false. */
  hasFilters?: boolean
}

export function EventTable(props: EventTableProps) {
  return (
    <MoreMessages messages={rowMessages}>
      <Table {...props} />
    </MoreMessages>
  )
}

function Table({ events, layout, hasFilters = false }: EventTableProps) {
  const message = useMessage()
  const { site } = useBetting()
  const [filter, setFilter] = useState<RowFilter>({})
  const [tiles, setTiles] = useState(tilesAtOnce)
  const left = useMemo(() => filtered(events, filter), [events, filter])
  const shown = layout === 'board' ? left.slice(0, tiles) : left
  const more = Math.min(tilesAtOnce, left.length - shown.length)
  const items = filter.byMatched ? flatItems(shown) : rowItems(shown, site.now())
  return (
    <div className={styles.block}>
      {hasFilters && <RowFilters events={events} filter={filter} onFilter={setFilter} />}
      {items.length === 0 ? (
        <EmptyState title={message('betting.rows.none')} />
      ) : (
        <EventRows items={items} layout={layout} headingLevel={2} scoreOf={rowScoreOf} actionOf={starOf} />
      )}
      {more > 0 && (
        <Button onClick={() => setTiles(tiles + tilesAtOnce)}>
          {message('betting.rows.more', { count: more })}
        </Button>
      )}
    </div>
  )
}
