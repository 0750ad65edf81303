'use client'
import { SiteLink, useMessage } from '@kit/ui'
import { lazy, Suspense, useCallback, type ReactNode } from 'react'
import { useName } from '../../market/useName.ts'
import { competitionPath } from '../lists/listPaths.ts'
import type { RowItem } from './eventGroups.ts'
import { EventRow, type EventRowProps } from './EventRow.tsx'
import type { RowListProps } from './ManyRows.tsx'
import * as styles from './rows.css.ts'

/** Number of items above which only those near the screen are rendered. */
const mostRendered = 60

const noCompetitionId = 'other'

interface WhenHeadProps {
  item: Extract<RowItem, { kind: 'when' }>
  level: 2 | 3
}

function WhenHead({ item: { when, count }, level }: WhenHeadProps) {
  const message = useMessage()
  const Heading = `h${level}` as const
  return (
    <Heading className={styles.when}>
      {message(`betting.rows.when.${when}`)}
      <span className={styles.count}>{message('betting.rows.events', { count })}</span>
    </Heading>
  )
}

interface CompetitionHeadProps {
  item: Extract<RowItem, { kind: 'competition' }>
  level: 3 | 4
}

function CompetitionHead({ item: { name, sportId, competitionId, hasDraw }, level }: CompetitionHeadProps) {
  const nameOf = useName()
  const Heading = `h${level}` as const
  return (
    <Heading className={styles.competition}>
      <SiteLink
        to={competitionPath(sportId, competitionId || noCompetitionId)}
        className={styles.competitionName}
      >
        {nameOf(name)}
      </SiteLink>
      {hasDraw && (
        <span className={styles.columns} aria-hidden>
          <span>1</span>
          <span>X</span>
          <span>2</span>
        </span>
      )}
    </Heading>
  )
}

export interface EventRowsProps extends Pick<EventRowProps, 'layout'> {
  items: readonly RowItem[]
  /** Level of the headings of times: 2 directly below the page's title. Default: 3, inside a section. */
  headingLevel?: 2 | 3
  scoreOf?: (eventId: string, isInPlay: boolean) => ReactNode
  actionOf?: (event: { id: string; name: string }) => ReactNode
}

const ManyRows = lazy(() => import('./ManyRows.tsx'))

function FewRows({ items, layout, renderItem }: RowListProps) {
  return (
    <ul className={styles.list} data-layout={layout}>
      {items.map((item) => (
        <li key={item.key} className={styles.item} data-kind={item.kind}>
          {renderItem(item)}
        </li>
      ))}
    </ul>
  )
}

export function EventRows({ items, layout, headingLevel = 3, scoreOf, actionOf }: EventRowsProps) {
  const hasTimes = items.some(({ kind }) => kind === 'when')
  const renderItem = useCallback<RowListProps['renderItem']>(
    (item) => {
      if (item.kind === 'when') return <WhenHead item={item} level={headingLevel} />
      if (item.kind === 'competition')
        return <CompetitionHead item={item} level={hasTimes && headingLevel === 3 ? 4 : 3} />
      const { event } = item.summary
      return (
        <EventRow
          summary={item.summary}
          layout={layout}
          score={scoreOf?.(event.id, item.summary.isInPlay)}
          action={actionOf?.(event)}
        />
      )
    },
    [layout, headingLevel, hasTimes, scoreOf, actionOf],
  )
  // Tiles are laid out side by side, which the virtual list does not support; a board has a limited length anyway.
  if (items.length <= mostRendered || layout !== 'rows')
    return <FewRows items={items} layout={layout} renderItem={renderItem} />
  return (
    <Suspense
      fallback={<FewRows items={items.slice(0, mostRendered)} layout={layout} renderItem={renderItem} />}
    >
      <ManyRows items={items} layout={layout} renderItem={renderItem} />
    </Suspense>
  )
}
