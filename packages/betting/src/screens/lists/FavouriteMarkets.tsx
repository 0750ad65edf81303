'use client'
import { Card, ErrorState, List, Section, SiteLink, StatusTag, useMessage } from '@kit/ui'
import type { Market } from '@kit/sdk/contract'
import { openMarketsQuery, pollMs } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { LoadingCards } from './ListFrame.tsx'
import { eventPath } from './listPaths.ts'
import { ConnectedMarket } from '../event/ConnectedMarket.tsx'
import { isStreamed, useLiveStatus } from '../../prices/useFollowEvents.ts'
import { useFollowOnScreen } from '../../prices/useFollowOnScreen.ts'
import { usePriceAges } from '../../prices/usePriceAges.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import * as styles from './favourites.css.ts'
import { FavouriteMarketStar } from '../favourites/FavouriteStar.tsx'

/** A favourite market below the name of its event, followed while it is on screen. */
function OpenMarket({ market }: { market: Market }) {
  const [row, setRow] = useState<HTMLLIElement | null>(null)
  useFollowOnScreen(market.id, row)
  return (
    <li ref={setRow} className={styles.market}>
      <p className={styles.place}>
        <SiteLink to={eventPath(market.eventType.id, market.event.id)} className={styles.event}>
          {market.event.name}
        </SiteLink>
      </p>
      <ConnectedMarket marketId={market.id} />
    </li>
  )
}

const everyMs = pollMs.marketStatus.loggedIn

/**
 * Reads the operator's open markets and seeds their prices; polls them while the socket does not stream. Returns the
 * query.
 */
function useOpenMarkets() {
  const { site, prices } = useBetting()
  const status = useLiveStatus()
  const query = useQuery({
    ...openMarketsQuery(site.operator.client, site.operator.live),
    refetchInterval: ({ state }) => (isStreamed(status, state.data) ? false : everyMs),
  })
  const { data, dataUpdatedAt } = query
  useLayoutEffect(() => {
    if (dataUpdatedAt === 0) return
    for (const market of data ?? []) prices.seed(market)
  }, [data, dataUpdatedAt, prices])
  usePriceAges(data, dataUpdatedAt, everyMs)
  return query
}

/** The player's favourite markets: open ones with live prices, closed ones as a row with the star. */
export function FavouriteMarkets({ marketIds }: { marketIds: readonly string[] }) {
  const message = useMessage()
  const { data, isError, isFetching, refetch } = useOpenMarkets()
  const open = new Map((data ?? []).map((market) => [market.id, market]))
  const shown = marketIds.flatMap((id) => open.get(id) ?? [])
  const over = marketIds.filter((id) => !open.has(id))
  return (
    <Section title={message('betting.favourites.markets')}>
      {!data && isError && (
        <ErrorState
          title={message('betting.favourites.failed')}
          text={message('betting.lists.failedText')}
          labels={{ retry: message('betting.lists.retry') }}
          loading={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <LoadingCards />}
      {shown.length > 0 && (
        <ul className={styles.markets}>
          {shown.map((market) => (
            <OpenMarket key={market.id} market={market} />
          ))}
        </ul>
      )}
      {data && over.length > 0 && (
        <Card padded={false}>
          <List.Root>
            {over.map((id) => (
              <List.Item
                key={id}
                title={message('betting.favourites.market', { id })}
                start={
                  <FavouriteMarketStar
                    marketId={id}
                    name={message('betting.favourites.market', { id })}
                    size="small"
                  />
                }
                end={<StatusTag>{message('betting.favourites.gone')}</StatusTag>}
              />
            ))}
          </List.Root>
        </Card>
      )}
    </Section>
  )
}
