'use client'
import { eventMarketsQuery } from '@kit/sdk/query'
import type { EventMarketPrices } from '../../site/eventExtensions.ts'
import { useIsHydrated } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import type { LivePrices } from '../../prices/livePrices.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'

function marketPrices({ structure, slots }: LivePrices, marketId: string): EventMarketPrices | undefined {
  const market = structure(marketId)
  if (!market?.isVisible) return undefined
  const { id, name, type, status, isStale } = market
  const runners = market.runners
    .filter((runner) => runner.status === 'active')
    .map((runner) => {
      const { back, lay } = slots(marketId, runner.id)
      return { id: runner.id, name: runner.name, back: back[0]?.odds ?? 0, lay: lay[0]?.odds ?? 0 }
    })
  return { id, name, type, status, isStale, runners }
}

/**
 * Parts that other features contribute above the head of an event. Not rendered on a page that the bootstrap script
 * rendered.
 */
export function EventParts({ eventId }: { eventId: string }) {
  return useIsHydrated() ? <Parts eventId={eventId} /> : null
}

function Parts({ eventId }: { eventId: string }) {
  const { site, prices } = useBetting()
  const queries = useQueryClient()
  const [parts] = useState(() =>
    site
      .contributed('events')
      .flat()
      .toSorted((one, other) => one.order - other.order),
  )
  const { queryKey } = eventMarketsQuery(site.operator.client, eventId)
  const markets = useCallback(
    () => (queries.getQueryData(queryKey) ?? []).flatMap(({ id }) => marketPrices(prices, id) ?? []),
    // oxlint-disable-next-line react/exhaustive-deps -- the key is made of the event
    [queries, prices, eventId],
  )
  return (
    <Suspense fallback={null}>
      {parts.map(({ id, Component }) => (
        <Component key={id} eventId={eventId} markets={markets} />
      ))}
    </Suspense>
  )
}
