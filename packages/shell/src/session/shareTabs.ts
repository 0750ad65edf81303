import type { Operator } from '@kit/sdk'
import { getPoints, getProfile, logOut, unknownLocation, type User } from '@kit/sdk/contract'
import { queryKeyOf } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { SiteServices } from '../feature.ts'
import { openChannel } from '../services/openChannel.ts'

/** The balance is in wire form. */
const tabMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('balance'), playerId: z.string(), atMs: z.number(), balance: z.unknown() }),
  z.object({ kind: z.literal('left'), playerId: z.string(), login: z.string() }),
])

/** Returns the last characters of the token, which identify a login without revealing it. */
const loginOf = (session: Operator['session']) => session.get()?.token.slice(-8) ?? ''

const pointsKey = queryKeyOf(getPoints, {})
const profileKey = queryKeyOf(getProfile, {})

export interface Tabs {
  operator: Pick<Operator, 'session' | 'client' | 'location'>
  queries: QueryClient
  navigate: SiteServices['navigate']
  /** Default: the browser's. */
  openChannel?: typeof openChannel
}

/**
 * Keeps the tabs of one player in sync: a balance read in one replaces older ones in all, and a
 * logout in one logs out all. Returns a function that stops it.
 */
export function shareTabs({
  operator: { session, client, location },
  queries,
  navigate,
  openChannel: open = openChannel,
}: Tabs): () => void {
  let playerId = queries.getQueryData<User>(profileKey)?.id
  // The login is already cleared when its end is reported.
  let login = loginOf(session)

  function receive(message: unknown): void {
    const parsed = tabMessage.safeParse(message)
    if (!parsed.success || parsed.data.playerId !== playerId || !session.get()) return
    if (parsed.data.kind === 'left') logOutHere(parsed.data.login === loginOf(session))
    else applyBalance(parsed.data.balance, parsed.data.atMs)
  }

  function applyBalance(sent: unknown, atMs: number): void {
    const balance = z.safeDecode(getPoints.response, sent as never)
    const ownUpdatedAt = queries.getQueryState(pointsKey)?.dataUpdatedAt ?? 0
    if (balance.success && atMs > ownUpdatedAt)
      queries.setQueryData(pointsKey, balance.data, { updatedAt: atMs })
  }

  /**
   * Logs out a tab with a separate login at the operator too; a shared login has ended there
   * already.
   */
  function logOutHere(isShared: boolean): void {
    playerId = undefined
    navigate('/')
    if (!isShared) {
      const { country, city, country_flag: countryFlag } = location() ?? unknownLocation
      client.call(logOut, { country, city, domain: '', countryFlag }).catch(() => {})
    }
    session.end('asked')
  }

  const channel = open('kit.tabs', receive)
  const stopQueries = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryHash, state } = event.query
    if (queryHash === JSON.stringify(profileKey)) {
      playerId = (state.data as User).id
      login = loginOf(session)
    } else if (queryHash === JSON.stringify(pointsKey) && !event.action.manual && playerId !== undefined) {
      const balance = z.encode(getPoints.response, state.data as never)
      channel.post({ kind: 'balance', playerId, atMs: state.dataUpdatedAt, balance })
    }
  })
  const stopEnd = session.onEnd((reason) => {
    if (playerId !== undefined && reason === 'asked') channel.post({ kind: 'left', playerId, login })
    playerId = undefined
  })
  return () => {
    stopQueries()
    stopEnd()
    channel.close()
  }
}
