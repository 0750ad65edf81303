'use client'
import { MoreMessages } from '@kit/ui'
import { useBetting } from '../../slip/model/bettingContext.ts'
import type { EventSummary } from '@kit/sdk/contract'
import { rowItems } from './eventGroups.ts'
import { EventRows, type EventRowsProps } from './EventRows.tsx'
import { rowMessages } from './messages.ts'

export interface HomeRowsProps extends Pick<EventRowsProps, 'layout' | 'scoreOf'> {
  events: readonly EventSummary[]
}

/** A list of the home page in rows or tiles, without a heading for a single time: its section already states it. */
export function HomeRows({ events, ...rest }: HomeRowsProps) {
  const { site } = useBetting()
  return (
    <MoreMessages messages={rowMessages}>
      <EventRows items={rowItems(events, site.now(), { hasLoneHead: false })} {...rest} />
    </MoreMessages>
  )
}
