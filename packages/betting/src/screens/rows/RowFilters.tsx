'use client'
import { Chip, Select, SportIcon, useMessage } from '@kit/ui'
import type { EventSummary } from '@kit/sdk/contract'
import { useName } from '../../market/useName.ts'
import * as listStyles from '../lists/lists.css.ts'
import { bySportsOrder, sportOf, type Sport } from '../lists/sports.ts'
import type { RowFilter } from './eventGroups.ts'
import * as styles from './rows.css.ts'

const every = 'every'

const unique = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((one) => [one.id, one])).values(),
]

const sportsOf = (events: readonly EventSummary[]): Sport[] =>
  unique(events.map(({ eventType }) => sportOf(eventType.id, eventType.name))).toSorted(bySportsOrder)

const competitionsOf = (events: readonly EventSummary[], sportId: string | undefined) =>
  unique(
    events
      .filter(({ eventType }) => sportId === undefined || eventType.id === sportId)
      .map(({ competition }) => competition)
      .filter(({ id, name }) => id !== '' && name.trim() !== ''),
  ).toSorted((one, other) => one.name.localeCompare(other.name))

export interface RowFiltersProps {
  events: readonly EventSummary[]
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
}

export function RowFilters({ events, filter, onFilter }: RowFiltersProps) {
  const message = useMessage()
  const nameOf = useName()
  const sports = sportsOf(events)
  const competitions = competitionsOf(events, filter.sportId)
  return (
    <div role="group" aria-label={message('betting.rows.filter')} className={styles.filters}>
      <div className={listStyles.filter}>
        <Chip
          className={listStyles.filterChip}
          selected={filter.byMatched ?? false}
          onClick={() => onFilter({ ...filter, byMatched: !filter.byMatched })}
        >
          {message('betting.rows.byMatched')}
        </Chip>
        {sports.length > 1 && (
          <>
            <Chip
              className={listStyles.filterChip}
              selected={filter.sportId === undefined}
              onClick={() => onFilter({ ...filter, sportId: undefined, competitionId: undefined })}
            >
              {message('betting.rows.everySport')}
            </Chip>
            {sports.map(({ id, name, icon }) => (
              <Chip
                key={id}
                className={listStyles.filterChip}
                selected={filter.sportId === id}
                onClick={() => onFilter({ ...filter, sportId: id, competitionId: undefined })}
              >
                <SportIcon name={icon} size="small" />
                {nameOf(name)}
              </Chip>
            ))}
          </>
        )}
      </div>
      {competitions.length > 1 && (filter.sportId !== undefined || sports.length === 1) && (
        <Select
          label={message('betting.rows.competition')}
          value={filter.competitionId ?? every}
          onChange={({ currentTarget: { value } }) =>
            onFilter({ ...filter, competitionId: value === every ? undefined : value })
          }
          options={[
            { value: every, label: message('betting.rows.everyCompetition') },
            ...competitions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </div>
  )
}
