import type { Session } from '@kit/sdk'
import type { BrowserServices } from '../services/browserServices.ts'

/**
 * Runs `warm` when the browser is idle, at start and after each login. Returns a function that
 * stops it.
 */
export function warmWhenIdle(
  session: Pick<Session, 'get' | 'subscribe'>,
  whenIdle: BrowserServices['whenIdle'],
  warm: () => void,
): () => void {
  let login = session.get()?.token
  let cancel = whenIdle(warm)
  const stop = session.subscribe(() => {
    const next = session.get()?.token
    if (next === login) return
    login = next
    cancel()
    cancel = whenIdle(warm)
  })
  return () => {
    stop()
    cancel()
  }
}
