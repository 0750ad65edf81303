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

export interface ArmedOrder {
  order: Order
  draft: BetDraft
  /**
   * The operator confirmed it without the bet: when it was sent, by the operator's clock, ms since the epoch. The bet is
   * then among the open bets.
   */
  takenSinceMs?: number | undefined
  /** When it was armed, by the operator's clock, ms since the epoch. */
  sentAtMs?: number | undefined
  /** Ids of the player's last bets before it: an open bet that looks like it and is one of these is another order's. */
  known?: string[] | undefined
}

/**
 * The order that was armed and has no answer yet, kept in the tab's storage from before its first byte is sent, so that
 * a reload or a new login asks what became of it instead of forgetting it. One a player: nobody resumes another's.
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
