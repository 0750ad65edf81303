'use client'
import { Skeleton } from '@kit/ui'
import * as styles from './score.css.ts'

/** The operator's id of cricket. */
const cricketId = '4'

/** The sport of an event whose card keeps its room: one that came later would move the prices from under the thumb. */
export const sportWithRoom = (eventTypeId: string | undefined): 'cricket' | undefined =>
  eventTypeId === cricketId ? 'cricket' : undefined

/** The room of the score card, until the score has come. */
export function MediaRoom({ sport, isDense = false }: { sport: 'cricket'; isDense?: boolean }) {
  return (
    <div className={styles.media} data-room={sport} data-dense={isDense || undefined} aria-busy>
      <Skeleton shape="block" height="100%" />
    </div>
  )
}
