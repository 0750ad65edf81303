import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'
import { odds } from './money.ts'
import { pricePolicies } from './order.ts'
import { priceLevels } from './price.ts'

const price = { odds: field('odd', odds), run: z._default(z.number(), 0) }

/** A price of a bet: odds in hundredths, and the run of a session's (else 0). */
export interface MomentPrice extends Entity<typeof price> {}

const momentPrice: EntityCodec<MomentPrice> = entity(price)

const momentFields = {
  betId: field('_id', z.string().check(z.minLength(1))),
  asked: momentPrice,
  /** The prices that the order accepted. Default: the requested price or a better one. */
  pricePolicy: z.optional(z.enum(pricePolicies)),
  /** Number of steps that the policy `within` accepts. */
  priceSteps: z.optional(z.int().check(z.minimum(1))),
  /** The best price on its side when the order arrived; null where there was none. */
  arrived: z._default(z.nullable(momentPrice), null),
  got: momentPrice,
  /** The bet delay, in ms. */
  delayMs: z.int().check(z.minimum(0)),
  /** ISO 8601 UTC. */
  receivedAt: z.string(),
  matchedAt: z.string(),
  /** The prices on offer on the bet's runner when it was matched, best first. */
  back: z._default(priceLevels, []),
  lay: z._default(priceLevels, []),
}

/** The moment in which a bet was placed, as the operator recorded it. */
export interface BetMoment extends Entity<typeof momentFields> {}

export const betMoment: EntityCodec<BetMoment> = entity(momentFields)

/**
 * How one of the player's bets was placed. 404 `moment-unknown` for a bet of somebody else's, and for one of which the
 * operator recorded nothing.
 */
export const findBetMoment = endpoint({
  name: 'findBetMoment',
  method: 'GET',
  path: 'api/user/openBet/moment/{betId}',
  family: 'betHistory',
  auth: 'player',
  encoding: 'query',
  request: z.object({ betId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: betMoment,
  failures: ['moment-unknown'],
  source: 'addition: the moment in which a bet was placed',
})
