import { readStored } from '@kit/sdk'
import type { KeyValueStorage } from '@kit/shell/feature'
import { order as orderCodec, type Order } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import type { BetDraft } from './betDraft.ts'
import { draftCodec } from './draftCodec.ts'
import { armedKey } from './storedKeys.ts'

const armed = z.object({
  order: orderCodec,
  draft: draftCodec,
  takenSinceMs: z.optional(z.number()),
  sentAtMs: z.optional(z.number()),
  known: z.optional(z.array(z.string())),
})

/** An order that is stored with its key, was sent or is about to be, and has no answer yet. */
export interface ArmedOrder {
  order: Order
  draft: BetDraft
  /**
   * When the order was sent, if the operator confirmed it without returning the bet; the bet is then among the open
   * bets. In ms since the epoch, by the operator's clock.
   */
  takenSinceMs?: number | undefined
  /** Time when the order was armed, in ms since the epoch, by the operator's clock. */
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
export interface ArmedOrders {
  save(userId: string, order: ArmedOrder): void
  load(userId: string): ArmedOrder | undefined
  clear(userId: string): void
}

export function createArmedOrders(storage: KeyValueStorage): ArmedOrders {
  return {
    save: (userId, order) => storage.setItem(armedKey(userId), JSON.stringify(z.encode(armed, order))),
    load: (userId) => readStored(storage, armedKey(userId), armed),
    clear: (userId) => storage.removeItem(armedKey(userId)),
  }
}
