'use client'
import { InPlayTag, SiteLink, StatusTag, useLocale, useMessage } from '@kit/ui'
import type { EventSummary } from '@kit/sdk/contract'
import { useId, useLayoutEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { useName } from '../../market/useName.ts'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { Matched } from '../../market/MarketGrid/Matched.tsx'
import { BestPriceCell } from '../../market/MarketGrid/BestPriceCell.tsx'
import { PriceLabels } from '../../market/MarketGrid/PriceLabels.tsx'
import { marketStatusLabel } from '../../market/marketStatusLabel.ts'
import { placeName } from '../../market/placeName.ts'
import { showsLive } from '../../market/showsLive.ts'
import { startText } from '../../market/startText.ts'
import type { MarketFacts } from '../../prices/marketFacts.ts'
import type { PaintGate } from '../../prices/paintGate.ts'
import { useFollowOnScreen } from '../../prices/useFollowOnScreen.ts'
import { useLiveMarket } from '../../prices/useLiveMarket.ts'
import { usePaintGate } from '../../prices/usePaintGate.ts'
import { useTakePrice } from '../../slip/useTakePrice.ts'
import { draftOf } from '../../slip/model/slipState.ts'
import * as styles from './home.css.ts'

const shownRunners = 3

function MainMarket({ market, gate }: { market: MarketFacts; gate: PaintGate | null }) {
  const message = useMessage()
  const id = useId()
  const { slip } = useBetting()
  const onTake = useTakePrice()
  const selected = useStore(slip, ({ slip }) => draftOf(slip))
  const running = market.runners.filter(({ status }) => status !== 'removed')
  const shown = running.slice(0, shownRunners)
  const more = running.length - shown.length
  const nameOf = useName()
  const cover = marketStatusLabel(market, message)
  const isSelected = (runnerId: string, side: string) =>
    selected?.marketId === market.id && selected.runnerId === runnerId && selected.side === side
  return (
    <>
      <div className={styles.prices}>
        <div className={styles.columns} aria-hidden>
          <span className={styles.marketName}>{nameOf(market.name)}</span>
          <span className={styles.column} data-side="back">
            {message('betting.side.back')}
          </span>
          <span className={styles.column} data-side="lay">
            {message('betting.side.lay')}
          </span>
        </div>
        <div className={styles.body} role="group" aria-disabled={cover !== undefined || undefined}>
          <ul className={styles.runners}>
            {shown.map((runner, index) => (
              <li key={runner.id} className={styles.runner}>
                <PriceLabels runnerKey={`${id}${index}`} runnerName={runner.name} type={market.type} />
                <span className={styles.runnerName} title={runner.name}>
                  {runner.clothNumber !== undefined && (
                    <span className={styles.cloth}>{runner.clothNumber} </span>
                  )}
                  {runner.name}
                </span>
                {(['back', 'lay'] as const).map((side) => (
                  <span key={side} className={styles.price}>
                    <BestPriceCell
                      market={market}
                      runner={runner}
                      runnerKey={`${id}${index}`}
                      side={side}
                      gate={gate}
                      isSelected={isSelected(runner.id, side)}
                      onTake={onTake}
                    />
                  </span>
                ))}
              </li>
            ))}
          </ul>
          {cover !== undefined && <div className={styles.cover}>{cover}</div>}
        </div>
      </div>
      <p className={styles.foot}>
        <span>{more > 0 && message('betting.home.more', { count: more })}</span>
        {market.isStale && !market.isClosed ? (
          <StatusTag tone="warning">{message('betting.market.stale')}</StatusTag>
        ) : (
          <Matched marketId={market.id} />
        )}
      </p>
    </>
  )
}

export interface EventCardProps {
  summary: EventSummary
  /** Content at the end of its first line, for example a star. */
  action?: ReactNode
  /** Content below its name, for example the score. */
  score?: ReactNode
}

/**
 * Card of an event: name, start time, and the best prices of its main market, live while it is on screen. Renders an
 * `<article>`.
 */
export function EventCard({ summary, action, score }: EventCardProps) {
  const locale = useLocale()
  const message = useMessage()
  const nameOf = useName()
  const { site, prices } = useBetting()
  const [gate, ref] = usePaintGate()
  useFollowOnScreen(summary.mainMarket?.id, gate?.section)
  const { event, eventType, mainMarket } = summary
  // Seeded per card: seeding a thousand events for the few that are shown would block the page.
  useLayoutEffect(() => {
    if (mainMarket) prices.seed(mainMarket)
  }, [mainMarket, prices])
  const live = useLiveMarket(mainMarket?.id ?? '')
  const opens = mainMarket?.openDate ?? event.openDate
  const inPlay = showsLive(live?.isInPlay ?? summary.isInPlay, opens, site.now())
  return (
    <article
      ref={ref}
      className={styles.card}
      data-market={mainMarket?.id}
      data-in-play={inPlay ? '' : undefined}
      data-stale={live?.isStale ? '' : undefined}
    >
      <div className={styles.meta}>
        <InPlayTag
          inPlay={inPlay}
          labels={{ live: message('betting.inPlay.live'), notYet: message('betting.inPlay.notYet') }}
        />
        <span className={styles.place}>{nameOf(placeName(summary))}</span>
        <span aria-hidden>·</span>
        <time className={styles.start} dateTime={opens} dir="auto">
          {startText(opens, site.now(), locale)}
        </time>
        {action}
      </div>
      <div>
        <h3 className={styles.name}>
          <SiteLink to={`/events/${eventType.id}/${event.id}`} className={styles.link}>
            {event.name}
          </SiteLink>
        </h3>
        {score}
      </div>
      {live && <MainMarket market={live} gate={gate} />}
    </article>
  )
}
