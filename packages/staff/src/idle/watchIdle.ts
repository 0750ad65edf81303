import { logOut } from '@kit/sdk/contract'
import type { SiteServices } from '@kit/shell/feature'

/** After so long without a touch a member of staff is logged out: as long as the operator lets a login rest, ms. */
export const idleMs = 30 * 60_000
const lookEveryMs = 30_000
const touches = ['pointerdown', 'keydown', 'wheel'] as const

type Ports = Pick<SiteServices, 'operator' | 'monotonicNow' | 'isBusy' | 'onError'>

const nowhere = { country: 'unknown', city: 'unknown', domain: '', countryFlag: 'unknown' }

/**
 * Ends a staff login that nobody uses. The operator ends one that makes no calls; an open page makes them by itself, to stay
 * live, and would keep a deserted login for its twelve hours. Returns how to stop.
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
