'use client'
import { Icon, InPlayTag, PageHeader, useLocale, useMessage } from '@kit/ui'
import type { Market } from '@kit/sdk/contract'
import { useEffect, useState, type ReactNode } from 'react'
import { FavouriteEventStar } from '../favourites/FavouriteStar.tsx'
import { useBetting } from '../../slip/model/bettingContext.ts'
import { placeName } from '../../market/placeName.ts'
import { useName } from '../../market/useName.ts'
import { isElsewhere, startText, venueText } from '../../market/startText.ts'
import { useInPlay } from '../../market/useInPlay.ts'
import { useLiveMarket } from '../../prices/useLiveMarket.ts'
import { countdownText } from './countdownText.ts'
import * as styles from './eventScreen.css.ts'

/** Time until an event starts, updated every second if it is less than a day. */
function StartsIn({ openDate }: { openDate: string }) {
  const message = useMessage()
  const { site } = useBetting()
  const [now, setNow] = useState(site.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(site.now()), 1_000)
    return () => clearInterval(timer)
  }, [site])
  const left = countdownText(Date.parse(openDate), now)
  if (left === undefined) return null
  return (
    // A second may pass between the bootstrap script's frame and React's first render; the next tick corrects the time.
    <span role="timer" translate="no" className={styles.countdown} suppressHydrationWarning>
      <Icon name="clock" size="small" />
      {message('betting.event.startsIn', { left })}
    </span>
  )
}

/**
 * Start of an event in the player's time zone. If the event is in another one (MKT-006), it is a button that
 * switches to the time at the venue and back.
 */
function Start({ opens, timeZone }: { opens: string; timeZone: string }) {
  const locale = useLocale()
  const message = useMessage()
  const { site } = useBetting()
  /** Undefined for the player's time, and null if the browser does not know the time zone. */
  const [venue, setVenue] = useState<string | null>()
  const time = (
    <time itemProp="startDate" dateTime={opens} dir="auto">
      {venue ?? startText(opens, site.now(), locale)}
    </time>
  )
  if (venue === null || !isElsewhere(timeZone, locale)) return time
  return (
    <button
      type="button"
      className={styles.clock}
      aria-pressed={venue !== undefined}
      title={message('betting.event.venueTime')}
      onClick={() => setVenue(venue === undefined ? venueText(opens, timeZone, locale) : undefined)}
    >
      {time}
    </button>
  )
}

/** Head of an event: name, competition, LIVE or start time, and its star (FAV-009). */
export function EventHead({ market, over }: { market: Market; over?: ReactNode }) {
  const message = useMessage()
  const nameOf = useName()
  const live = useLiveMarket(market.id)
  const inPlay = useInPlay(live ?? market)
  // The market's own start, as in the lists and for LIVE: the event of a race starts with the day's first race.
  const opens = market.openDate || market.event.openDate
  const isOver = (live ?? market).isClosed
  return (
    <PageHeader
      className={styles.head}
      // Structured data for search engines, taken from the visible text.
      itemScope
      itemType="https://schema.org/SportsEvent"
      title={
        <span itemProp="name" className={styles.eventName}>
          {market.event.name}
        </span>
      }
      facts={
        <>
          {!isOver && (
            <InPlayTag
              inPlay={inPlay}
              labels={{ live: message('betting.inPlay.live'), notYet: message('betting.inPlay.notYet') }}
            />
          )}
          <span>{nameOf(placeName(market))}</span>
          <span className={styles.opens}>
            <Start key={opens} opens={opens} timeZone={market.event.timezone} />
          </span>
          {!inPlay && !isOver && <StartsIn openDate={opens} />}
        </>
      }
    >
      <FavouriteEventStar
        size="small"
        eventId={market.event.id}
        name={market.event.name}
        className={styles.star}
      />
      {over}
    </PageHeader>
  )
}
