'use client'
import { formatPoints, Icon, Money, MoreMessages, SiteLink, useMessage, VisuallyHidden } from '@kit/ui'
import type { EventSummary, Market } from '@kit/sdk/contract'
import { useMemo } from 'react'
import { useName } from '../../market/useName.ts'
import { useMarketBooks } from '../../site/useMarketBooks.ts'
import { eventPath } from '../lists/listPaths.ts'
import { useHome } from '../home/useHome.ts'
import { eventBarMessages } from './eventBarMessages.ts'
import { neighbours } from './neighbours.ts'
import { positionOf, sumOf, type Position } from './positions.ts'
import * as styles from './eventBar.css.ts'

const signed = (minor: bigint) => formatPoints(minor, { sign: 'always' })

function Range({ worst, best }: Pick<Position, 'worst' | 'best'>) {
  return (
    <>
      <Money minor={worst} kind="result" />
      <span aria-hidden>…</span>
      <Money minor={best} kind="result" />
    </>
  )
}

function Neighbour({ which, summary }: { which: 'previous' | 'next'; summary: EventSummary | undefined }) {
  const message = useMessage()
  const icon = which === 'previous' ? 'back' : 'forward'
  // The space is kept, so that the other link does not move under a thumb that pages through a competition.
  if (!summary)
    return (
      <span className={styles.neighbour} aria-disabled>
        <Icon name={icon} size="small" />
      </span>
    )
  const label = message(`betting.eventBar.${which}`, { event: summary.event.name })
  return (
    <SiteLink
      to={eventPath(summary.eventType.id, summary.event.id)}
      className={styles.neighbour}
      title={label}
      aria-label={label}
      data-neighbour={which}
    >
      <Icon name={icon} size="small" />
    </SiteLink>
  )
}

function Bar({ eventId, markets }: EventBarProps) {
  const message = useMessage()
  const nameOf = useName()
  const { lists } = useHome()
  const books = useMarketBooks()
  const adjacent = useMemo(
    () => neighbours(lists ? [...lists.live, ...lists.upcoming] : [], eventId),
    [lists, eventId],
  )
  const own = useMemo(
    () =>
      books.flatMap((book) => {
        const market = markets.find(({ id }) => id === book.marketId)
        if (!market) return []
        const removed = market.runners.filter(({ status }) => status === 'removed').map(({ id }) => id)
        const position = positionOf(book, removed)
        return position ? [{ ...position, name: nameOf(market.name) }] : []
      }),
    [books, markets, nameOf],
  )
  if (own.length === 0 && !adjacent.previous && !adjacent.next) return null
  const sum = sumOf(own)
  const show = (marketId: string) => {
    const market = document.querySelector<HTMLElement>(`[data-market="${CSS.escape(marketId)}"]`)
    market?.scrollIntoView({ block: 'center' })
    market?.querySelector<HTMLElement>('button[data-level="0"]')?.focus({ preventScroll: true })
  }
  return (
    <section className={styles.bar} aria-label={message('betting.eventBar.label')} data-event-bar="">
      <Neighbour which="previous" summary={adjacent.previous} />
      <div className={styles.positions}>
        {own.length === 0 ? (
          <span className={styles.name}>{message('betting.eventBar.none')}</span>
        ) : (
          <>
            <span className={styles.position}>
              <VisuallyHidden>
                {message('betting.eventBar.sum', { worst: signed(sum.worst), best: signed(sum.best) })}
              </VisuallyHidden>
              <span className={styles.name} aria-hidden>
                {message('betting.eventBar.event')}
              </span>
              <span aria-hidden className={styles.position}>
                <Range {...sum} />
              </span>
            </span>
            {own.map(({ marketId, name, ...range }) => (
              <span key={marketId} className={styles.position}>
                <span aria-hidden className={styles.name}>
                  {name}
                </span>
                <span aria-hidden className={styles.position}>
                  <Range {...range} />
                </span>
                <button
                  type="button"
                  className={styles.toMarket}
                  aria-label={message('betting.eventBar.toMarket', {
                    market: name,
                    worst: signed(range.worst),
                    best: signed(range.best),
                  })}
                  onClick={() => show(marketId)}
                />
              </span>
            ))}
          </>
        )}
      </div>
      <Neighbour which="next" summary={adjacent.next} />
    </section>
  )
}

export interface EventBarProps {
  eventId: string
  markets: readonly Market[]
}

/**
 * Bar with the results of the player's bets on the event and on each of its markets, and links to the previous and next
 * event. Renders a `<section>`.
 */
export default function EventBar(props: EventBarProps) {
  return (
    <MoreMessages messages={eventBarMessages}>
      <Bar {...props} />
    </MoreMessages>
  )
}
