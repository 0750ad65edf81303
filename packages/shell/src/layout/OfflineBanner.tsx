import { Banner, useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useSite, useStore } from '../siteContext.ts'
import * as styles from './offlineBanner.css.ts'

/** Whether something on the page waits for an answer that cannot come without a connection. */
function useIsMissing(): boolean {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    useCallback((listener) => cache.subscribe(listener), [cache]),
    () =>
      cache
        .getAll()
        .some(
          (query) =>
            query.state.fetchStatus === 'paused' && query.state.data === undefined && query.isActive(),
        ),
    () => false,
  )
}

/** Says that the connection is lost, until it is back, and why some of the page is not there. */
export function OfflineBanner() {
  const { browser } = useSite()
  const message = useMessage()
  const isOnline = useStore(browser.isOnline)
  return (
    <div className={styles.place}>
      {!isOnline && (
        <Banner tone="warning" icon="offline">
          <strong>{message('shell.offline.title')}</strong> {message('shell.offline.text')} <Missing />
        </Banner>
      )}
    </div>
  )
}

function Missing() {
  const message = useMessage()
  return useIsMissing() && message('shell.offline.missing')
}
