import './jitless.ts'
import * as z from 'zod/mini'
import { betFields } from './betFields.ts'
import { endpoint, pageRequest } from './endpoint.ts'
import { entity, type Entity, type EntityCodec } from './entity.ts'

export { betStates, type BetState, type Side } from './betFields.ts'

/** The filters of a list of bets, as the specification names them. `exchange` covers all sports. */
export const betTypes = [
  'exchange',
  'casino',
  'sportsBook',
  'Live Casino',
  'Virtual Games',
  'Slot Games',
  'Crash Games',
  'Lottery',
] as const

/** A bet the operator has accepted. Money in minor units. */
export interface Bet extends Entity<typeof betFields> {}

export const bet: EntityCodec<Bet> = entity(betFields)

export const listOpenBets = endpoint({
  name: 'listOpenBets',
  method: 'GET',
  path: 'api/user/openBet',
  family: 'openBets',
  auth: 'player',
  encoding: 'query',
  request: z.object({
    ...pageRequest,
    eventId: z.optional(z.string().check(z.maxLength(128))),
    // An addition.
    gameType: z.optional(z.enum(betTypes)),
  }),
  response: z.array(bet),
  paged: true,
  source: 'GET api/user/openBet',
})
