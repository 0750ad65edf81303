import { Button, useMessage } from '@kit/ui'
import { useState } from 'react'
import { isPartMissing } from '../services/isPartMissing.ts'
import { useSite, useStore } from '../siteContext.ts'
import * as styles from './notice.css.ts'

export function ErrorFallback({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const message = useMessage()
  const missing = useMissingPart(error)
  return (
    <div role="alert" className={styles.panel}>
      <p className={styles.panelTitle}>
        <strong>{message(missing.isOffline ? 'shell.offline.title' : 'shell.error.title')}</strong>
      </p>
      <p>{message(missing.isOffline ? 'shell.error.offlinePart' : 'shell.error.text')}</p>
      <Button size="small" onClick={() => void (missing.reload ?? onRetry)()}>
        {message('shell.error.retry')}
      </Button>
    </div>
  )
}

/**
 * The browser does not request a failed module again in the same page, so a missing chunk needs a
 * reload: once the site is reachable, and never while an order is in flight.
 */
function useMissingPart(error: unknown): { isOffline: boolean; reload?: () => Promise<void> } {
  const { browser, isBusy } = useSite()
  const isOnline = useStore(browser.isOnline)
  const [isUnreachable, setIsUnreachable] = useState(false)
  if (!isPartMissing(error)) return { isOffline: false }
  return {
    isOffline: !isOnline || isUnreachable,
    async reload() {
      const isReachable = await browser.isReachable()
      setIsUnreachable(!isReachable)
      if (isReachable && !isBusy.getState()) browser.reload()
    },
  }
}
