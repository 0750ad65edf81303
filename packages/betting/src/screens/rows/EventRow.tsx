'use client'
import { InPlayTag, SiteLink, StatusTag, useLocale, useMessage } from '@kit/ui'
import type { EventSummary } from '@kit/sdk/contract'
import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { Matched } from '../../market/MarketGrid/Matched.tsx'
import { showsLive } from '../../market/showsLive.ts'
import { startText } from '../../market/startText.ts'
import { useFollowOnScreen } from '../../prices/useFollowOnScreen.ts'
import { useLiveMarketPart } from '../../prices/useLiveMarket.ts'
import { usePaintGate } from '../../prices/usePaintGate.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { eventPath } from '../lists/listPaths.ts'
import { opensOf } from './eventGroups.ts'
import { rowColumns } from './rowColumns.ts'
import { RowPrices } from './RowPrices.tsx'
import * as styles from './rows.css.ts'

export interface EventRowProps {
  summary: EventSummary
  /** `board` is a small tile with the best back price of each runner. */
  layout: 'rows' | 'board'
  score?: ReactNode
  action?: ReactNode
}

/**
 * Row of an event: start, name, matched amount and the prices of 1, X and 2, live while it is on screen. Renders an
 * `<article>`.
 */
export function EventRow({ summary, layout, score, action }: EventRowProps) {
  const locale = useLocale()
  const message = useMessage()
  const { site, prices } = useBetting()
  const [gate, ref] = usePaintGate()
  const { event, eventType, mainMarket } = summary
  useFollowOnScreen(mainMarket?.id, gate?.section)
  useLayoutEffect(() => {
    if (mainMarket) prices.seed(mainMarket)
  }, [mainMarket, prices])
  // Subscribed separately, so that a suspension re-renders only the cover.
  const marketId = mainMarket?.id ?? ''
  const runners = useLiveMarketPart(marketId, (market) => market?.runners)
  const isInPlay = useLiveMarketPart(marketId, (market) => market?.isInPlay)
  const isStale = useLiveMarketPart(marketId, (market) => market?.isStale)
  const isClosed = useLiveMarketPart(marketId, (market) => market?.isClosed)
  const columns = useMemo(() => runners && rowColumns(runners), [runners])
  const opens = opensOf(summary)
  const inPlay = showsLive(isInPlay ?? summary.isInPlay, opens, site.now())
  return (
    <article
      ref={ref}
      className={styles.row}
      aria-label={event.name}
      data-layout={layout}
      data-market={mainMarket?.id}
      data-in-play={inPlay ? '' : undefined}
      data-stale={isStale ? '' : undefined}
    >
      <div className={styles.text}>
        <SiteLink to={eventPath(eventType.id, event.id)} className={styles.name} title={event.name}>
          {event.name}
        </SiteLink>
        <span className={styles.facts}>
          {inPlay ? (
            <InPlayTag
              inPlay
              labels={{ live: message('betting.inPlay.live'), notYet: message('betting.inPlay.notYet') }}
            />
          ) : (
            <time dateTime={opens} dir="auto">
              {startText(opens, site.now(), locale)}
            </time>
          )}
          {inPlay && score}
          {isStale && !isClosed ? (
            <StatusTag tone="warning">{message('betting.market.stale')}</StatusTag>
          ) : (
            columns && (
              <span className={styles.matched}>
                <Matched marketId={marketId} />
              </span>
            )
          )}
          {columns !== undefined && columns.more > 0 && (
            <span>{message('betting.home.more', { count: columns.more })}</span>
          )}
        </span>
        {action}
      </div>
      {columns && (
        <RowPrices marketId={marketId} columns={columns} gate={gate} isBackOnly={layout === 'board'} />
      )}
    </article>
  )
}
