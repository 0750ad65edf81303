import type { KeyValueStorage } from '@kit/shell/feature'
import { order as orderCodec, type Order } from '@kit/sdk/contract'
import * as z from 'zod/mini'
import type { BetDraft } from './betDraft.ts'

const amount = z.codec(z.string().check(z.regex(/^\d{1,18}$/)), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (minor) => minor.toString(),
})

const draftCodec = z.object({
  marketId: z.string(),
  marketName: z.string(),
  marketType: z.enum(['betfair', 'bookmaker', 'session']),
  eventId: z.string(),
  eventName: z.string(),
  openDate: z.string(),
  region: z.string(),
  runnerId: z.string(),
  runnerName: z.string(),
  side: z.enum(['back', 'lay']),
  odds: z.int(),
  seenOdds: z.int(),
  run: z.number(),
  min: amount,
  max: amount,
  delaySeconds: z.number(),
  stakeText: z.string().check(z.regex(/^\d{1,15}$/)),
})

const armed = z.object({ order: orderCodec, draft: draftCodec })

export interface ArmedOrder {
  order: Order
  draft: BetDraft
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
  const keyOf = (userId: string) => `kit.betting.armed.${userId}`
  return {
    save: (userId, order) => storage.setItem(keyOf(userId), JSON.stringify(z.encode(armed, order))),
    load(userId) {
      const text = storage.getItem(keyOf(userId))
      if (text === null) return undefined
      try {
        const parsed = z.safeDecode(armed, JSON.parse(text))
        return parsed.success ? parsed.data : undefined
      } catch {
        return undefined
      }
    },
    clear: (userId) => storage.removeItem(keyOf(userId)),
  }
}
