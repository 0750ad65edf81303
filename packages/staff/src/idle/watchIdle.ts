import { logOut } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'

/** Time that a staff login may be unused before it ends, in ms: the operator's own limit. */
export const idleMs = 30 * 60_000
const lookEveryMs = 30_000
const touches = ['pointerdown', 'keydown', 'wheel'] as const

type Ports = Pick<SiteServices, 'operator' | 'monotonicNow' | 'isBusy' | 'onError'>

const nowhere = { country: 'unknown', city: 'unknown', domain: '', countryFlag: 'unknown' }

/**
 * Ends an unused staff login. The operator ends a login without calls, but an open page makes calls to stay live and
 * would keep an abandoned login for its twelve hours. Returns a function that stops watching.
 */
export function watchIdle(
  { operator, monotonicNow, isBusy, onError }: Ports,
  page: Pick<Document, 'addEventListener' | 'removeEventListener'> = document,
): () => void {
  let touchedAt = monotonicNow()
  const touch = () => {
    touchedAt = monotonicNow()
  }
  const look = () => {
    if (monotonicNow() - touchedAt < idleMs || isBusy.getState()) return
    stop()
    operator.client.call(logOut, nowhere).catch((error: unknown) => onError(error, 'an idle login of staff'))
    operator.session.end('expired')
  }
  for (const kind of touches) page.addEventListener(kind, touch, { capture: true, passive: true })
  const timer = setInterval(look, lookEveryMs)
  const stop = () => {
    clearInterval(timer)
    for (const kind of touches) page.removeEventListener(kind, touch, { capture: true })
  }
  return stop
}
