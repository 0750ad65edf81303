'use client'
import { Skeleton } from '@kit/ui'
import * as styles from './score.css.ts'

const cricketId = '4'

/**
 * Returns the sport of an event that reserves space for its score card, or undefined. A card added later would move the
 * prices under the thumb.
 */
export const sportWithRoom = (eventTypeId: string | undefined): 'cricket' | undefined =>
  eventTypeId === cricketId ? 'cricket' : undefined

export function MediaRoom({ sport, isDense = false }: { sport: 'cricket'; isDense?: boolean }) {
  return (
    <div className={styles.media} data-room={sport} data-dense={isDense || undefined} aria-busy>
      <Skeleton shape="block" height="100%" />
    </div>
  )
}
