import { Button, useMessage } from '@kit/ui'
import * as styles from './notice.css.ts'

/** What stands where a part of the page broke. */
export function ErrorFallback({ onRetry }: { onRetry: () => void }) {
  const message = useMessage()
  return (
    <div role="alert" className={styles.panel}>
      <p className={styles.panelTitle}>
        <strong>{message('shell.error.title')}</strong>
      </p>
      <p>{message('shell.error.text')}</p>
      <Button size="small" onClick={onRetry}>
        {message('shell.error.retry')}
      </Button>
    </div>
  )
}
