'use client'
import { Card, ErrorState, Skeleton, useMessage } from '@kit/ui'
import { pictureRatio } from './gridGeometry.ts'
import * as styles from './gameList.css.ts'
import * as tileStyles from './tile.css.ts'

/** The attribute of a public list's placeholders. The bootstrap script renders games in their place. */
export const waitingMark = 'data-games-waiting'

export function Waiting({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <div className={styles.games} aria-busy {...{ [waitingMark]: isOpen ? '' : undefined }}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Card key={place} padded={false} className={tileStyles.tile}>
          <Skeleton shape="block" style={{ aspectRatio: pictureRatio, blockSize: 'auto' }} />
          <div className={tileStyles.words}>
            <Skeleton />
            <Skeleton />
          </div>
        </Card>
      ))}
    </div>
  )
}

export function Failed({ onRetry, isRetrying = false }: { onRetry: () => void; isRetrying?: boolean }) {
  const message = useMessage()
  return (
    <ErrorState
      title={message('casino.failed')}
      text={message('casino.failedText')}
      labels={{ retry: message('casino.retry') }}
      onRetry={onRetry}
      loading={isRetrying}
    />
  )
}
