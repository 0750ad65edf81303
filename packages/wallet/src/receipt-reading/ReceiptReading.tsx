import { Button, Chip, Progress, useMessage, VisuallyHidden } from '@kit/ui'
import * as styles from './receiptReading.css.ts'
import type { ReceiptReadingControl } from './useReceiptReading.ts'

interface ReceiptReadingProps {
  reading: ReceiptReadingControl
  shown: string
  onChoose: (digits: string) => void
}

/**
 * Progress of reading the photo, and the numbers found in it. Its space is reserved as soon as a
 * photo is chosen.
 */
export function ReceiptReading({ reading: { now, stop }, shown, onChoose }: ReceiptReadingProps) {
  const message = useMessage()
  if (now.state === 'idle') return null
  if (now.state === 'reading')
    return (
      <div className={styles.reading}>
        <span>{message(now.share === null ? 'wallet.receipt.loading' : 'wallet.receipt.reading')}</span>
        <Button size="small" onClick={stop}>
          {message('wallet.receipt.stop')}
        </Button>
        <Progress
          label={message('wallet.receipt.reading')}
          value={now.share === null ? null : now.share * 100}
          className={styles.bar}
        />
      </div>
    )
  const others = now.state === 'read' ? now.candidates.filter((digits) => digits !== shown) : []
  const words =
    now.state === 'failed'
      ? message(now.why === 'offline' ? 'wallet.receipt.offline' : 'wallet.receipt.failed')
      : now.candidates.length === 0
        ? message('wallet.receipt.none')
        : others.length > 0
          ? message('wallet.receipt.candidates')
          : message('wallet.receipt.fetched')
  // The field itself shows that it was filled in.
  if (now.state === 'read' && now.candidates.length > 0 && others.length === 0)
    return <VisuallyHidden role="status">{words}</VisuallyHidden>
  return (
    <div className={styles.outcome}>
      <p role="status" className={styles.words}>
        {words}
      </p>
      {others.length > 0 && (
        <div className={styles.candidates}>
          {others.map((digits) => (
            <Chip key={digits} onClick={() => onChoose(digits)}>
              <bdi>{digits}</bdi>
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
