'use client'
import { Badge, Icon, MoreMessages, SiteLink, SportIcon, useIsHydrated, useMessage } from '@kit/ui'
import { marketMessages } from '../../market/marketMessages.ts'
import { SkipToPrices } from '../skip/SkipToPrices.tsx'
import { sportPath } from './listPaths.ts'
import { Highlights } from './Highlights.tsx'
import { listMessages } from './messages.ts'
import { useListedEvents } from './useListedEvents.ts'
import * as styles from './lists.css.ts'

const messages = { ...listMessages, ...marketMessages }

function Strip() {
  const message = useMessage()
  const { tree = [], lists, isPartial } = useListedEvents()
  const isTakenOver = useIsHydrated()
  return (
    <nav className={styles.strip} aria-label={message('betting.lists.sportsTitle')}>
      <ul className={styles.filter}>
        <li>
          <SiteLink to="/inPlay" className={styles.chip}>
            <Icon name="clock" size="small" />
            {message('betting.lists.inPlay')}
            <Badge
              count={(isTakenOver && !isPartial && lists?.live.length) || 0}
              label={message('betting.lists.live')}
            />
          </SiteLink>
        </li>
        {(isTakenOver ? tree : []).map(({ id, name, icon, totalEventCount }) => (
          <li key={id}>
            <SiteLink to={sportPath(id)} className={styles.chip}>
              <SportIcon name={icon} size="small" />
              {name}
              {!isPartial && <span className={styles.count}>{totalEventCount}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Home section with the sports that have events, hidden next to the tree of sports, and the highlights.
 */
export function SportsStrip() {
  return (
    <MoreMessages messages={messages}>
      <div className={styles.strips}>
        <SkipToPrices />
        <Strip />
        <Highlights />
      </div>
    </MoreMessages>
  )
}
