import type { Operator } from '@kit/sdk'
import { getPoints, getProfile, logOut, type User } from '@kit/sdk/contract'
import { queryKeyOf } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { openChannel } from '../services/openChannel.ts'

/** What one tab of a site tells the others of the same player. The balance goes as the operator sends it. */
const told = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('balance'), playerId: z.string(), atMs: z.number(), balance: z.unknown() }),
  z.object({ kind: z.literal('left'), playerId: z.string() }),
])

const pointsKey = queryKeyOf(getPoints, {})
const profileKey = queryKeyOf(getProfile, {})

export interface Tabs {
  operator: Pick<Operator, 'session' | 'client'>
  queries: QueryClient
  /** The browser's own unless told. */
  openChannel?: typeof openChannel
}

/**
 * Lets the tabs of one player be of one mind: a balance that one has read is every other's, unless theirs is newer, and
 * who logs out in one has logged out in all. Returns how to stop.
 */
export function shareTabs({
  operator: { session, client },
  queries,
  openChannel: open = openChannel,
}: Tabs): () => void {
  let playerId = queries.getQueryData<User>(profileKey)?.id

  function hear(message: unknown): void {
    const read = told.safeParse(message)
    if (!read.success || read.data.playerId !== playerId || !session.get()) return
    if (read.data.kind === 'left') leave()
    else takeBalance(read.data.balance, read.data.atMs)
  }

  function takeBalance(sent: unknown, atMs: number): void {
    const balance = z.safeDecode(getPoints.response, sent as never)
    const own = queries.getQueryState(pointsKey)?.dataUpdatedAt ?? 0
    if (balance.success && atMs > own) queries.setQueryData(pointsKey, balance.data, { updatedAt: atMs })
  }

  /** Each tab may have a login of its own: the operator is told of this one too, if it still knows it. */
  function leave(): void {
    playerId = undefined
    const place = { country: 'unknown', city: 'unknown', domain: '', countryFlag: 'unknown' }
    client.call(logOut, place).catch(() => {})
    session.end('asked')
  }

  const channel = open('kit.tabs', hear)
  const stopQueries = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryHash, state } = event.query
    if (queryHash === JSON.stringify(profileKey)) playerId = (state.data as User).id
    else if (queryHash === JSON.stringify(pointsKey) && !event.action.manual && playerId !== undefined) {
      const balance = z.encode(getPoints.response, state.data as never)
      channel.post({ kind: 'balance', playerId, atMs: state.dataUpdatedAt, balance })
    }
  })
  const stopEnd = session.onEnd((reason) => {
    if (playerId !== undefined && reason === 'asked') channel.post({ kind: 'left', playerId })
    playerId = undefined
  })
  return () => {
    stopQueries()
    stopEnd()
    channel.close()
  }
}
