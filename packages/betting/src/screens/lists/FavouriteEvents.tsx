'use client'
import { Card, List, Section, SiteLink, Skeleton, StatusTag, useLocale, useMessage } from '@kit/ui'
import type { EventSummary } from '@kit/sdk/contract'
import { eventMarketsQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { EventCards } from './EventCards.tsx'
import { startText } from '../../market/startText.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { FavouriteEventStar } from '../favourites/FavouriteStar.tsx'

/** A favourite event that is no longer in the lists; the operator may still return its markets. */
function UnlistedEvent({ eventId }: { eventId: string }) {
  const locale = useLocale()
  const message = useMessage()
  const { site } = useBetting()
  const { data, isPending } = useQuery(eventMarketsQuery(site.operator.client, eventId))
  const event = data?.[0]?.event
  const name = event?.name ?? message('betting.favourites.unknownEvent')
  if (isPending) return <Skeleton shape="block" height="56px" />
  return (
    <List.Item
      title={event ? <SiteLink to={`/events/${event.id}`}>{name}</SiteLink> : name}
      text={event && startText(event.openDate, site.now(), locale)}
      start={<FavouriteEventStar eventId={eventId} name={name} size="small" />}
      end={
        <StatusTag>{message(event ? 'betting.favourites.notListed' : 'betting.favourites.gone')}</StatusTag>
      }
    />
  )
}

export interface FavouriteEventsProps {
  eventIds: readonly string[]
  listed: readonly EventSummary[]
}

/** The player's favourite events, newest first, followed by those that are no longer in the lists. */
export function FavouriteEvents({ eventIds, listed }: FavouriteEventsProps) {
  const message = useMessage()
  const summaries = new Map(listed.map((summary) => [summary.event.id, summary]))
  const shown = eventIds.flatMap((id) => summaries.get(id) ?? [])
  const others = eventIds.filter((id) => !summaries.has(id))
  return (
    <Section title={message('betting.favourites.events')}>
      {shown.length > 0 && <EventCards events={shown} />}
      {others.length > 0 && (
        <Card padded={false}>
          <List.Root>
            {others.map((id) => (
              <UnlistedEvent key={id} eventId={id} />
            ))}
          </List.Root>
        </Card>
      )}
    </Section>
  )
}
