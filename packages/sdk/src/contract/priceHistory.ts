import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'
import { odds, points } from './money.ts'

const id = z.string().check(z.minLength(1), z.maxLength(128))

/** ms since the epoch. */
const time = z.int().check(z.minimum(0), z.maximum(8_640_000_000_000))

/** The most points that one answer has: an operator thins what is older. */
export const mostHistoryPoints = 2_000
const mostMoments = 500

const pointFields = {
  at: time,
  back: z.optional(odds),
  lay: z.optional(odds),
  /** The price that was matched last; absent where it is not recorded. */
  last: field('lastOdd', z.optional(odds)),
  /** Matched on the runner so far, as the ladder counts it; absent where it is not recorded. */
  traded: z.optional(points),
}

/**
 * A runner's best prices from a time on, until the next point. A side without a price is absent. Odds in hundredths (of a
 * bookmaker per 100), money in minor units.
 */
export interface HistoryPoint extends Entity<typeof pointFields> {}

const historyPoint: EntityCodec<HistoryPoint> = entity(pointFields)

/** Moments of a market or its event. `review` is an umpire's or referee's second look. */
export const momentKinds = [
  'in-play',
  'suspended',
  'resumed',
  'closed',
  'wicket',
  'goal',
  'innings',
  'review',
] as const
export type MomentKind = (typeof momentKinds)[number]

const moment = z.object({
  at: time,
  kind: z.enum(momentKinds),
  /** The side of a wicket, goal or innings, as named in the score. */
  team: z.optional(z.string().check(z.maxLength(120))),
  /** The score after it: "112/4", "2–1". */
  score: z.optional(z.string().check(z.maxLength(40))),
})

/** Something that happened on the line. */
export type HistoryMoment = z.output<typeof moment>

const answer = z.object({
  /** Time since which the operator has recorded the runner. */
  from: time,
  /** Time of the operator's clock when it answered. */
  upTo: time,
  /** Points in order of time. */
  points: z.array(historyPoint).check(z.maxLength(mostHistoryPoints)),
  moments: z.array(moment).check(z.maxLength(mostMoments)),
})

/** The prices and the traded volume of one runner over time, and what happened meanwhile. */
export type PriceHistory = z.output<typeof answer>

/**
 * A runner's prices over time: a point for a change, at most one each second and fewer the older they are, with the highest
 * and the lowest price kept. With `since` only what came after that time.
 */
export const getPriceHistory = endpoint({
  name: 'getPriceHistory',
  method: 'GET',
  path: 'api/common/game/priceHistory',
  family: 'priceHistory',
  auth: 'none',
  encoding: 'query',
  request: z.object({
    marketId: id,
    runnerId: id,
    since: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8_640_000_000_000))),
  }),
  response: answer,
  failures: ['market-unknown', 'runner-unknown'],
  source: 'addition: prices and traded volume over time',
})
