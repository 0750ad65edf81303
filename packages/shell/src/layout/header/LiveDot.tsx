import { useFlag } from '@kit/sdk/react'
import { LiveDot as Dot, useMessage } from '@kit/ui'
import { useCallback, useSyncExternalStore } from 'react'
import { useIsLoggedIn, useSite } from '../../siteContext.ts'

const shown = { live: 'live', connecting: 'stale', off: 'off' } as const

/**
 * The state of the socket as a dot: live, connecting, red if disconnected, blinking red if blocked
 * (SHELL-046, SHELL-047).
 */
export function LiveDot() {
  const { config, services } = useSite()
  const { live } = services.operator
  const message = useMessage()
  const subscribe = useCallback((listener: () => void) => live.onStatus(listener), [live])
  const status = useSyncExternalStore(subscribe, live.getStatus, () => 'connecting' as const)
  const isBlocked = useFlag('socket.blocked')
  // Visitors of such a site have no socket; this is not an error.
  if (!useIsLoggedIn() && !config.live?.visitors) return null
  return (
    <Dot
      state={isBlocked ? 'blocked' : shown[status]}
      label={message(`shell.live.${isBlocked ? 'off' : status}`)}
    />
  )
}
