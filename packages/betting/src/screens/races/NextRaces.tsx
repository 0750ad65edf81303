'use client'
import type { EventSummary } from '@kit/sdk/contract'
import {
  Image,
  MoreMessages,
  Section,
  SiteLink,
  SportIcon,
  Tabs,
  useIsHydrated,
  useLocale,
  useMessage,
} from '@kit/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { startText } from '../../market/startText.ts'
import { useName } from '../../market/useName.ts'
import { watchNear } from '../../prices/watchNear.ts'
import { useBettingSite } from '../../site/siteContext.ts'
import { countdownText } from '../event/countdownText.ts'
import { useHome } from '../home/useHome.ts'
import { eventPath } from '../lists/listPaths.ts'
import { sportOf } from '../lists/sports.ts'
import { coursesOf, mostRaces, nextRaces, type Race } from './nextRaces.ts'
import { raceMessages } from './raceMessages.ts'
import * as styles from './races.css.ts'
import { createSecondClock, type SecondClock } from './secondClock.ts'

/** Time before a race from which it is marked as starting soon, in ms. */
const soonMs = 60_000
const allCourses = ''

const never = () => () => {}

/** Updated while it is near the screen. */
function Left({ race, clock, isNear }: { race: Race; clock: SecondClock; isNear: boolean }) {
  const message = useMessage()
  const now = useSyncExternalStore(isNear ? clock.subscribe : never, clock.getState, clock.getState)
  const isDue = race.opensMs <= now
  const left = countdownText(race.opensMs, now)
  if (left === undefined && !isDue) return null
  return (
    <span
      role="timer"
      translate="no"
      className={styles.left}
      data-soon={race.opensMs - now < soonMs ? '' : undefined}
    >
      {/* The isolate keeps the order of the time in right-to-left text. */}
      {left === undefined
        ? message('betting.races.due')
        : message('betting.races.in', { left: `\u2066${left}\u2069` })}
    </span>
  )
}

function RaceRow({ race, clock, isNear }: { race: Race; clock: SecondClock; isNear: boolean }) {
  const locale = useLocale()
  const nameOf = useName()
  const more = [race.more && nameOf(race.more), race.country].filter(Boolean).join(' · ')
  return (
    <li className={styles.race} data-race={race.eventId}>
      <SportIcon name={sportOf(race.sportId, '').icon} size="small" />
      <span className={styles.text}>
        <SiteLink to={eventPath(race.sportId, race.eventId)} className={styles.link}>
          {race.name}
        </SiteLink>
        {more !== '' && <span className={styles.more}>{more}</span>}
      </span>
      <span className={styles.when}>
        <Left race={race} clock={clock} isNear={isNear} />
        <time dateTime={race.openDate} dir="auto" className={styles.more}>
          {startText(race.openDate, clock.getState(), locale)}
        </time>
      </span>
      {race.silks.length > 0 && (
        <span className={styles.silks} aria-hidden>
          {race.silks.map((src) => (
            <Image key={src} src={src} alt="" ratio={1} fallback="" className={styles.silk} />
          ))}
        </span>
      )}
    </li>
  )
}

function Races({ races }: { races: readonly Race[] }) {
  const message = useMessage()
  const { site } = useBettingSite()
  const [clock] = useState(() => createSecondClock(site.now))
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [isNear, setNear] = useState(false)
  const [chosen, setChosen] = useState(allCourses)
  useEffect(() => (place ? watchNear(place, setNear) : undefined), [place])
  const courses = coursesOf(races)
  // The tab of a course is deselected when its last race has started.
  const course = courses.includes(chosen) ? chosen : allCourses
  const shown = races.filter((race) => course === allCourses || race.course === course).slice(0, mostRaces)
  const list = (
    <ol className={styles.list}>
      {shown.map((race) => (
        <RaceRow key={race.eventId} race={race} clock={clock} isNear={isNear} />
      ))}
    </ol>
  )
  const hasTabs = courses.length > 1
  return (
    <Tabs.Root
      ref={setPlace}
      value={`c${course}`}
      onValueChange={(value: string) => setChosen(value.slice(1))}
    >
      {hasTabs && (
        <Tabs.List aria-label={message('betting.races.courses')}>
          {[allCourses, ...courses].map((name) => (
            <Tabs.Tab key={name} value={`c${name}`}>
              {name || message('betting.races.all')}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      {hasTabs ? <Tabs.Panel value={`c${course}`}>{list}</Tabs.Panel> : list}
    </Tabs.Root>
  )
}

function Titled({ upcoming, sportId }: NextRacesProps) {
  const message = useMessage()
  const races = nextRaces(upcoming, sportId)
  // The home page shows nothing if there are no races; the page of a racing sport says so.
  if (races.length === 0 && sportId === undefined) return null
  return (
    <Section title={message('betting.races.title')} data-next-races="">
      {races.length > 0 ? (
        <Races races={races} />
      ) : (
        <p className={styles.none}>{message('betting.races.none')}</p>
      )}
    </Section>
  )
}

export interface NextRacesProps {
  upcoming: readonly EventSummary[]
  /** Sport whose races are shown. Default: all racing sports. */
  sportId?: string
}

export const NextRaces = (props: NextRacesProps) => (
  <MoreMessages messages={raceMessages}>
    <Titled {...props} />
  </MoreMessages>
)

/** Home section with the next races, below the lists, which show the loading and error states. */
export function HomeRaces() {
  const { lists } = useHome()
  return useIsHydrated() && lists ? <NextRaces upcoming={lists.upcoming} /> : null
}
