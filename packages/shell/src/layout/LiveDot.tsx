import { useMessage } from '@kit/ui'
import { useCallback, useSyncExternalStore } from 'react'
import { useSite } from '../siteContext.ts'
import * as styles from './header.css.ts'

/** The state of the socket as a dot: live, connecting, or red when there is none (SHELL-046, SHELL-047). */
export function LiveDot() {
  const { live } = useSite().services.operator
  const message = useMessage()
  const subscribe = useCallback((listener: () => void) => live.onStatus(listener), [live])
  const status = useSyncExternalStore(subscribe, live.getStatus, live.getStatus)
  const words = message(`shell.live.${status}`)
  return <span role="img" aria-label={words} title={words} data-live={status} className={styles.live} />
}
