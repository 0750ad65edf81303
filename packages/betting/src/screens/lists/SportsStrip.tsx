'use client'
import { Badge, Icon, MoreMessages, SiteLink, SportIcon, useMessage } from '@kit/ui'
import { clsx } from 'clsx'
import { EventSearch } from './EventSearch.tsx'
import { sportPath } from './listPaths.ts'
import { Highlights } from './Highlights.tsx'
import { listMessages } from './messages.ts'
import { useListedEvents } from './useListedEvents.ts'
import * as styles from './lists.css.ts'

function Strip() {
  const message = useMessage()
  const { tree = [], lists } = useListedEvents()
  return (
    <nav className={styles.strip} aria-label={message('betting.lists.sportsTitle')}>
      <ul className={clsx(styles.filter, styles.stripList)}>
        <li>
          <SiteLink to="/inPlay" className={styles.chip}>
            <Icon name="clock" size="small" />
            {message('betting.lists.inPlay')}
            <Badge count={lists?.live.length ?? 0} label={message('betting.lists.live')} />
          </SiteLink>
        </li>
        {tree.map(({ id, name, icon, totalEventCount }) => (
          <li key={id}>
            <SiteLink to={sportPath(id)} className={styles.chip}>
              <SportIcon name={icon} size="small" />
              {name}
              <span className={styles.count}>{totalEventCount}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <div className={styles.stripSearch}>
        <EventSearch />
      </div>
    </nav>
  )
}

/** Home section: the sports that have events, search where there is room, and the highlights. */
export function SportsStrip() {
  return (
    <MoreMessages messages={listMessages}>
      <div className={styles.strips}>
        <Strip />
        <Highlights />
      </div>
    </MoreMessages>
  )
}
