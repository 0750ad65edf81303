import { Button, useMessage } from '@kit/ui'
import { isPartMissing } from '../services/isPartMissing.ts'
import { useSite } from '../siteContext.ts'
import * as styles from './notice.css.ts'

/** Replaces a part of the page after an error in it. */
export function ErrorFallback({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { browser } = useSite()
  const message = useMessage()
  return (
    <div role="alert" className={styles.panel}>
      <p className={styles.panelTitle}>
        <strong>{message('shell.error.title')}</strong>
      </p>
      <p>{message('shell.error.text')}</p>
      <Button size="small" onClick={isPartMissing(error) ? browser.reload : onRetry}>
        {message('shell.error.retry')}
      </Button>
    </div>
  )
}
