import { readStored } from '@kit/sdk'
import type { KeyValueStorage } from '@kit/shell/feature'
import { order as orderCodec, type Order } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import type { BetDraft } from './betDraft.ts'
import { draftCodec } from './draftCodec.ts'
import { pendingKey } from './storedKeys.ts'

const stored = z.object({
  order: orderCodec,
  draft: draftCodec,
  takenSinceMs: z.optional(z.number()),
  sentAtMs: z.optional(z.number()),
  known: z.optional(z.array(z.string())),
})

/** An order that is stored with its key, was sent or is about to be, and has no answer yet. */
export interface PendingOrder {
  order: Order
  draft: BetDraft
  /**
   * When the order was sent, if the operator confirmed it without returning the bet; the bet is then among the open
   * bets. In ms since the epoch, by the operator's clock.
   */
  takenSinceMs?: number | undefined
  /** Time when the order was stored, in ms since the epoch, by the operator's clock. */
  sentAtMs?: number | undefined
  /**
   * Ids of the player's bets from earlier orders. An open bet with one of these ids cannot be the bet of this order.
   */
  known?: string[] | undefined
}

/**
 * Storage of the order that was sent and has no answer yet, one per player, in the tab's storage. It is saved before
 * the first byte is sent, so that a reload or a new login can look up its outcome.
 */
export interface PendingOrders {
  save(userId: string, order: PendingOrder): void
  load(userId: string): PendingOrder | undefined
  clear(userId: string): void
}

export function createPendingOrders(storage: KeyValueStorage): PendingOrders {
  return {
    save: (userId, order) => storage.setItem(pendingKey(userId), JSON.stringify(z.encode(stored, order))),
    load: (userId) => readStored(storage, pendingKey(userId), stored),
    clear: (userId) => storage.removeItem(pendingKey(userId)),
  }
}
