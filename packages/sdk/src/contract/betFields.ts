import './jitless.ts'
import * as z from 'zod/mini'
import { field } from './entity.ts'
import { marketTypes } from './market.ts'
import { odds, points } from './money.ts'

/** Back or lay. The wire writes BACK and LAY. */
export type Side = 'back' | 'lay'

export const side = z.codec(z.enum(['BACK', 'LAY']), z.enum(['back', 'lay']), {
  decode: (wire) => (wire === 'BACK' ? ('back' as const) : ('lay' as const)),
  encode: (ours) => (ours === 'back' ? ('BACK' as const) : ('LAY' as const)),
})

export const betStates = ['open', 'won', 'lost', 'void'] as const
export type BetState = (typeof betStates)[number]

export const betFields = {
  id: field('_id', z.string().check(z.minLength(1))),
  event: field('market.event', z.object({ id: z.string(), name: z.string() })),
  marketId: field('market.id', z.string()),
  marketName: field('market.marketName', z.string()),
  marketType: field('market.type', z.enum(marketTypes)),
  eventTypeId: field('market.eventType.id', z.string()),
  side: field('odds.type', side),
  runnerId: field('odds.teamId', z.string()),
  runnerName: field('odds.teamName', z.string()),
  odds: field('odds.odd', odds),
  run: field('odds.run', z._default(z.number(), 0)),
  stake: points,
  profit: points,
  liability: points,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The runner's name; only bets of the quick-bet mode have it (BET-007). */
  nation: z.optional(z.string()),
  /** An addition: the key of its order. */
  key: z._default(z.string(), ''),
  /** An addition. */
  state: field('status', z._default(z.enum(betStates), 'open')),
  /** An addition: what it won (positive) or lost (negative) once settled. */
  result: z._default(points, 0n),
  /** An addition: the key of the cash out it is an order of. */
  cashOutKey: z.optional(z.string()),
  /** An addition: the bet that this order cashed out; absent where it was the market's position. */
  cashOutOf: z.optional(z.string()),
  /** An addition: what the operator added to what odds and stake bring (decision cash-out). */
  remainder: z.optional(points),
  /** An addition: the unmatched order that it is a part of. */
  orderId: z.optional(z.string()),
}
