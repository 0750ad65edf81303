import { Banner, useMessage } from '@kit/ui'
import { useSite, useStore } from '../siteContext.ts'
import * as styles from './offlineBanner.css.ts'

export function OfflineBanner() {
  const { browser } = useSite()
  const message = useMessage()
  const isOnline = useStore(browser.isOnline)
  return (
    <div className={styles.place}>
      {!isOnline && (
        <Banner tone="warning" icon="offline">
          <strong>{message('shell.offline.title')}</strong> {message('shell.offline.text')}
        </Banner>
      )}
    </div>
  )
}
