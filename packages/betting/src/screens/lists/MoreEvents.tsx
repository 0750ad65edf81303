'use client'
import { Button, MoreMessages, SiteLink, useMessage } from '@kit/ui'
import { listMessages } from './messages.ts'
import * as styles from './lists.css.ts'

export interface MoreEventsProps {
  count: number
  isUpcoming: boolean
  onMore: () => void
}

export function MoreEvents(props: MoreEventsProps) {
  return (
    <MoreMessages messages={listMessages}>
      <More {...props} />
    </MoreMessages>
  )
}

function More({ count, isUpcoming, onMore }: MoreEventsProps) {
  const message = useMessage()
  return (
    <div className={styles.more}>
      <Button onClick={onMore}>{message('betting.lists.more', { count })}</Button>
      <SiteLink to={isUpcoming ? '/events' : '/inPlay'} className={styles.chip}>
        {message(isUpcoming ? 'betting.lists.allSports' : 'betting.lists.seeInPlay')}
      </SiteLink>
    </div>
  )
}
