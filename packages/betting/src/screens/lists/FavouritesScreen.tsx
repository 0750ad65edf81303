'use client'
import { Button, EmptyState, ErrorState, PageHeader, useMessage } from '@kit/ui'
import { favouriteEventsQuery, favouriteMarketsQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { FavouriteEvents } from './FavouriteEvents.tsx'
import { FavouriteMarkets } from './FavouriteMarkets.tsx'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { ListFrame, LoadingCards } from './ListFrame.tsx'
import { useListedEvents } from './useListedEvents.ts'
import type { HomeLists } from '../home/homeLists.ts'

function NoneYet() {
  const message = useMessage()
  const { site } = useBetting()
  return (
    <EmptyState
      icon="favourite"
      title={message('betting.favourites.none')}
      text={message('betting.favourites.noneText')}
      action={
        <Button tone="accent" onClick={() => site.navigate('/inPlay')}>
          {message('betting.lists.seeInPlay')}
        </Button>
      }
    />
  )
}

function Favourites({ lists }: { lists: HomeLists }) {
  const message = useMessage()
  const { client } = useBetting().site.operator
  const events = useQuery(favouriteEventsQuery(client))
  const markets = useQuery(favouriteMarketsQuery(client))
  const failed = [events, markets].filter(({ isError, data }) => isError && data === undefined)
  if (failed.length > 0) {
    return (
      <ErrorState
        title={message('betting.favourites.failed')}
        text={message('betting.lists.failedText')}
        labels={{ retry: message('betting.lists.retry') }}
        loading={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    )
  }
  if (!events.data || !markets.data) return <LoadingCards />
  if (events.data.length + markets.data.length === 0) return <NoneYet />
  return (
    <>
      {events.data.length > 0 && (
        <FavouriteEvents
          eventIds={events.data.map(({ eventId }) => eventId)}
          listed={[...lists.live, ...lists.upcoming]}
        />
      )}
      {markets.data.length > 0 && (
        <FavouriteMarkets marketIds={markets.data.map(({ marketId }) => marketId)} />
      )}
    </>
  )
}

function Head() {
  const message = useMessage()
  return <PageHeader title={message('betting.favourites.title')} />
}

/**
 * Screen of `/favorite` with the player's favourite events and markets, live (ROUTE-050). The site shows it to players
 * only (ROUTE-051).
 */
export function FavouritesScreen() {
  const events = useListedEvents()
  return (
    <ListFrame events={events} head={<Head />} hasLayouts>
      {events.lists && <Favourites lists={events.lists} />}
    </ListFrame>
  )
}
