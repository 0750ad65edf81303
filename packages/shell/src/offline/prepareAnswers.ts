import type { Session } from '@kit/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { OfflineAnswers } from '../feature.ts'

export interface PreparePorts {
  session: Pick<Session, 'get' | 'subscribe'>
  queries: QueryClient
  kept: readonly OfflineAnswers[]
  isOnline(): boolean
  whenIdle(run: () => void): () => void
}

/**
 * Reads in advance what a player sees without a connection, once per login, even if the page has
 * long been idle. For players only: staff view other users' bets, which are not kept. Returns a
 * function that stops it.
 */
export function prepareAnswers({ session, queries, kept, isOnline, whenIdle }: PreparePorts): () => void {
  let preparedFor: string | undefined
  let cancel = () => {}
  const read = () => {
    if (!isOnline()) return
    // Answers that cannot be read now are read when a screen needs them.
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
