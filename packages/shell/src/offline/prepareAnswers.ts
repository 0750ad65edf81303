import type { Session } from '@kit/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { OfflineAnswers } from '../feature.ts'

export interface PreparePorts {
  session: Pick<Session, 'get' | 'subscribe'>
  queries: QueryClient
  kept: readonly OfflineAnswers[]
  isOnline(): boolean
  /** Runs something once the page is idle. Returns how to cancel it. */
  whenIdle(run: () => void): () => void
}

/**
 * Reads ahead what a player sees without a connection, once for each login: also for one that begins on a page that has
 * long been idle. Only for players: staff look at others' bets, which are not kept. Returns how to stop.
 */
export function prepareAnswers({ session, queries, kept, isOnline, whenIdle }: PreparePorts): () => void {
  let preparedFor: string | undefined
  let cancel = () => {}
  const read = () => {
    if (!isOnline()) return
    // What cannot be read now is read when a screen asks for it.
    for (const { prepare } of kept) prepare?.(queries).catch(() => {})
  }
  const follow = () => {
    const login = session.get()
    if (login?.token === preparedFor) return
    preparedFor = login?.token
    cancel()
    cancel = login?.userType === 'user' ? whenIdle(read) : () => {}
  }
  const stop = session.subscribe(follow)
  follow()
  return () => {
    stop()
    cancel()
  }
}
