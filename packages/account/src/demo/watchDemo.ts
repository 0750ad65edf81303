import type { Session } from '@kit/sdk'

const checkEveryMs = 2_000

/**
 * Ends a demo login when its time is over: checked at start, every 2 seconds, and when the page is shown again.
 * The operator's clock does not count sleep, and the device's clock may jump, so either one ends the login. `now` is
 * the operator's time, `wallNow` the device's, both in ms since the epoch. Returns a function that stops watching.
 */
export function watchDemo(session: Session, now: () => number, wallNow: () => number = Date.now): () => void {
  let watched: { count: number; untilOfDeviceMs: number } | undefined
  const check = () => {
    const until = session.get()?.demoUntil
    if (until === undefined) return
    if (watched?.count !== session.count())
      watched = { count: session.count(), untilOfDeviceMs: wallNow() + until - now() }
    if (now() > until || wallNow() > watched.untilOfDeviceMs) session.end('demoOver')
  }
  check()
  const timer = setInterval(check, checkEveryMs)
  const stop = session.subscribe(check)
  const shown = ['visibilitychange', 'pageshow', 'focus'] as const
  for (const event of shown) globalThis.addEventListener?.(event, check, true)
  return () => {
    clearInterval(timer)
    stop()
    for (const event of shown) globalThis.removeEventListener?.(event, check, true)
  }
}
