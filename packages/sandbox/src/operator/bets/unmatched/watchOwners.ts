import { isOnBreak } from '../../care/checkCare.ts'
import { findAccount } from '../../accounts/accountStore.ts'
import type { Outbox } from '../../announcements/outbox.ts'
import type { Database } from '../../database/schema.ts'
import { cancelOrders } from './cancelOrders.ts'
import { noteConnected, playersWithUnmatchedOrders, disconnectedOrders } from './unmatchedOrderStore.ts'

interface WatchServices {
  database: Database
  outbox: Outbox
  clock(): number
  onError(error: unknown, what: string): void
  /** Those with a page connected to this process. */
  connectedUsers(): string[]
  /** Time that a player may be without a connection before their orders are cancelled, in ms. */
  graceMs: number
}

const everyMs = 2000

/**
 * Cancels the orders of players whose connection is lost, if they requested it, and of those who may no
 * longer bet. Every process records who is connected to it. A new process gives everybody time to reconnect.
 */
export async function watchOwners(services: WatchServices): Promise<() => Promise<void>> {
  const { database, clock, onError, connectedUsers, graceMs } = services

  async function look(): Promise<void> {
    const players = await playersWithUnmatchedOrders(database)
    if (players.length === 0) return
    const at = new Date(clock())
    await noteConnected(database, connectedUsers(), at)
    for (const { userId, id } of await disconnectedOrders(database, new Date(at.getTime() - graceMs)))
      await cancelOrders(services, userId, { id }, 'connection')
    for (const userId of players) {
      const account = await findAccount(database, userId)
      if (account?.isLocked || (account?.hasCare && (await isOnBreak(database, userId, at))))
        await cancelOrders(services, userId, {}, 'account')
    }
  }

  await noteConnected(database, 'everybody', new Date(clock()))
  let looking = Promise.resolve()
  let isLooking = false
  const timer = setInterval(
    () => {
      if (isLooking) return
      isLooking = true
      looking = look()
        .catch((error: unknown) =>
          onError(error, 'Could not check the connections of players with unmatched orders'),
        )
        .finally(() => {
          isLooking = false
        })
    },
    Math.min(everyMs, graceMs),
  )
  return async () => {
    clearInterval(timer)
    await looking
  }
}
