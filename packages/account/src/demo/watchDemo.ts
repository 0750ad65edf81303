import type { Session } from '@kit/sdk'

const checkEveryMs = 60_000

/** Ends a demo login once its time is over: checks at start and once a minute. Returns how to stop. */
export function watchDemo(session: Session, now: () => number): () => void {
  const check = () => {
    const until = session.get()?.demoUntil
    if (until !== undefined && now() > until) session.end('demoOver')
  }
  check()
  const timer = setInterval(check, checkEveryMs)
  return () => clearInterval(timer)
}
