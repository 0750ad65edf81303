import type { Session } from '@kit/sdk'

const checkEveryMs = 2_000

/**
 * Ends a demo login when its time is over. The operator's clock (`now`) does not count sleep, and the
 * device's (`wallNow`) may jump, so either one ends the login. Both in ms since the epoch. Returns how to
 * stop.
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
