import './jitless.ts'
import * as z from 'zod/mini'
import { emptyRequest, endpoint } from './endpoint.ts'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'
import { points } from './money.ts'

/** The bonus types of the settings, in the wire's spelling (BON-002). */
export const bonusTypes = [
  'loosingBonus',
  'afiliateCommision',
  'depositWagerBonus',
  'manualDepositBonus',
  'depositBonus',
  'manualWithdrawBonus',
  'referralBonus',
  'referralPLBonus',
  'signUpPromoBonus',
] as const
export type BonusType = (typeof bonusTypes)[number]

/** An unknown type becomes the empty text. */
const bonusType = z.codec(z.string(), z.enum([...bonusTypes, '']), {
  decode: (wire) => bonusTypes.find((known) => known === wire) ?? ('' as const),
  encode: (ours) => ours,
})

const bonusFields = {
  id: field('_id', z.string().check(z.minLength(1))),
  title: z.string(),
  description: z._default(z.string(), ''),
  min: z._default(points, 0n),
  max: z._default(points, 0n),
  /** Number of times that a player may use it. */
  useLimit: field('limit', z._default(z.int(), 0)),
  /** `ftd`: for the first deposit only. */
  type: z._default(z.string(), ''),
  /** An addition: the bonus in percent of the deposit. */
  percentage: z._default(z.int(), 0),
  /** An addition: its type in the settings; empty when unknown. */
  bonusType: z._default(bonusType, ''),
}

/** An offer on a deposit. `min` and `max` limit the deposit, in minor units; a `max` of 0 means no upper limit. */
export interface Bonus extends Entity<typeof bonusFields> {}

const bonus: EntityCodec<Bonus> = entity(bonusFields)

/** The operator's offers; none for a player with a bonus lock or a wager bonus. */
export const listBonuses = endpoint({
  name: 'listBonuses',
  method: 'GET',
  path: 'api/{type}/setting/bonus',
  family: 'bonuses',
  auth: 'loggedIn',
  encoding: 'query',
  request: z.object({ active: z.optional(z.enum(['true', 'false'])) }),
  response: z.array(bonus),
  source: 'GET api/{type}/setting/bonus',
})

const usedBonus = z.object({
  bonusId: z.string(),
  count: z.int(),
  /** An addition: how much of the bonus is to be turned over by settled stakes, and how much has been. Null for none. */
  wager: z._default(z.nullable(z.object({ title: z.string(), required: points, done: points })), null),
})

/** Lists how often the player has used each bonus, and how far its wager is. */
export const listUsedBonuses = endpoint({
  name: 'listUsedBonuses',
  method: 'GET',
  path: 'api/user/bonus',
  family: 'bonuses',
  auth: 'player',
  encoding: 'query',
  request: emptyRequest,
  response: z.array(usedBonus),
  source: 'GET api/user/bonus',
})
