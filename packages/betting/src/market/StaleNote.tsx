'use client'
import { dateFormat, Icon, useMessage } from '@kit/ui'
import * as styles from './staleNote.css.ts'
import type { Staleness } from '../prices/marketFacts.ts'

const hour: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
}

const clockText = (ms: number): string => dateFormat('en-GB', hour).format(ms)

export function StaleNote({ stale }: { stale: Staleness }) {
  const message = useMessage()
  const since = stale.sinceMs > 0 ? clockText(stale.sinceMs) : ''
  return (
    <div data-stale-reason={stale.reason} className={styles.note}>
      <Icon name="offline" size="small" />
      <p className={styles.text}>
        <strong className={styles.what}>{message('betting.market.stale')}</strong>{' '}
        {since === ''
          ? message('betting.market.staleText')
          : message(`betting.market.stale.${stale.reason}`, { since })}
      </p>
    </div>
  )
}
