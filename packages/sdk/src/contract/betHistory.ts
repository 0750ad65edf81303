import './jitless.ts'
import * as z from 'zod/mini'
import { bet, betTypes, type Bet } from './bet.ts'
import { betFields } from './betFields.ts'
import { dateRange } from './dateRange.ts'
import { endpoint, pageRequest } from './endpoint.ts'
import { entity, field, group, type Entity, type EntityCodec } from './entity.ts'
import { runnerStatuses } from './market.ts'
import { points } from './money.ts'
import { owner, type BetOwner } from './owner.ts'

export type { BetOwner }

const id = z.string().check(z.maxLength(64))

/** Filters of a history. The dates are when a bet ended: ISO 8601, both included. */
const historyRequest = {
  ...pageRequest,
  ...dateRange,
  gameType: z.optional(z.enum(betTypes)),
}

const detailRequest = {
  ...historyRequest,
  /** Additions: only the bets of one market, or one bet. */
  marketId: z.optional(id),
  betId: z.optional(id),
}

/** Additions for staff: only the bets of one player. */
const playerRequest = { userId: z.optional(id) }

const totalsFields = {
  /** Total of backs. */
  back: field('totalBack', points),
  /** Total of lays. */
  lay: field('totalLay', points),
  /** Total of both, before commission. */
  net: field('totalBetPts', points),
  /** The operator's share of a net win. */
  commission: field('totalCommission', points),
}

/** The result of all the player's ended bets on the market of a bet, in minor units: positive is won. */
export interface MarketTotals extends Entity<typeof totalsFields> {}

const endFields = {
  /** `open` when the bet ended before its market because its runner was withdrawn. */
  state: field('status', z.enum(['open', 'settled', 'void'])),
  /** Status in which the bet's own runner ended. */
  runner: field('runnerStatus', z.enum(runnerStatuses)),
  /** The names of the runners that won. */
  winners: z._default(z.array(z.string()), []),
  /** Places that the tied runners share, fewer than they are; only where the bet's own runner tied. */
  sharedPlaces: z.optional(z.int().check(z.minimum(1))),
  /** Number of runners that tied; every winner by default. */
  tied: z.optional(z.int().check(z.minimum(2))),
  /**
   * The position of the bet's runner among the tied runners, in market order: the first one gets an
   * odd minor unit.
   */
  tiedIndex: z.optional(z.int().check(z.minimum(0))),
  /** Sessions only: the run that settled it. */
  run: field('resultRun', z.optional(z.int())),
  /** The operator's remarks: why the market is void, or the reason of its result; may be empty. */
  remarks: z._default(z.string(), ''),
  /** ISO 8601 UTC; null while the market is open. */
  endedAt: z._default(z.nullable(z.string()), null),
  /** Number of earlier results of the market that were rolled back. */
  takenBack: z._default(z.int().check(z.minimum(0)), 0),
}

/** End of the market of an ended bet: enough to calculate its result again. */
export interface MarketEnd extends Entity<typeof endFields> {}

const marketEnd: EntityCodec<MarketEnd> = entity(endFields)

const detailFields = {
  ...betFields,
  marketTotals: group(totalsFields),
  /** An addition; absent when the operator does not send it. */
  marketEnd: field('marketResult', z.optional(marketEnd)),
}

export interface BetDetail extends Entity<typeof detailFields> {}

const betDetail: EntityCodec<BetDetail> = entity(detailFields)

const player = field('user', owner)

export interface PlayerBet extends Bet {
  player: BetOwner
}

const playerBet: EntityCodec<PlayerBet> = entity({ ...betFields, player })

export interface PlayerBetDetail extends BetDetail {
  player: BetOwner
}

const playerBetDetail: EntityCodec<PlayerBetDetail> = entity({ ...detailFields, player })

/** Ended bets, the last ended first. */
export const listBetHistory = endpoint({
  name: 'listBetHistory',
  method: 'GET',
  path: 'api/user/openBet/history',
  family: 'betHistory',
  auth: 'player',
  encoding: 'query',
  request: z.object(historyRequest),
  response: z.array(bet),
  paged: true,
  source: 'GET api/user/openBet/history',
})

/** Ended bets, each with how its market ended and the result of all the player's bets on it. */
export const listBetDetails = endpoint({
  name: 'listBetDetails',
  method: 'GET',
  path: 'api/user/openBet/history/details',
  family: 'betHistory',
  auth: 'player',
  encoding: 'query',
  request: z.object(detailRequest),
  response: z.array(betDetail),
  paged: true,
  source: 'GET api/user/openBet/history/details',
})

/** Open bets of the players below a member of staff, newest first; the administrator sees everybody's. */
export const listPlayerBets = endpoint({
  name: 'listPlayerBets',
  method: 'GET',
  path: 'api/{type}/user/openBet',
  family: 'openBets',
  auth: 'staff',
  encoding: 'query',
  request: z.object({
    ...pageRequest,
    ...playerRequest,
    eventId: z.optional(id),
    gameType: z.optional(z.enum(betTypes)),
  }),
  response: z.array(playerBet),
  paged: true,
  source: 'GET api/{type}/user/openBet',
})

/** Ended bets of the players below a member of staff, the last ended first. */
export const listPlayerBetHistory = endpoint({
  name: 'listPlayerBetHistory',
  method: 'GET',
  path: 'api/{type}/user/openBet/history',
  family: 'betHistory',
  auth: 'staff',
  encoding: 'query',
  request: z.object({ ...historyRequest, ...playerRequest }),
  response: z.array(playerBet),
  paged: true,
  source: 'GET api/{type}/user/openBet/history',
})

/** Ended bets of the players below a member of staff, each as in `listBetDetails`. */
export const listPlayerBetDetails = endpoint({
  name: 'listPlayerBetDetails',
  method: 'GET',
  path: 'api/{type}/user/openBet/history/details',
  family: 'betHistory',
  auth: 'staff',
  encoding: 'query',
  request: z.object({ ...detailRequest, ...playerRequest }),
  response: z.array(playerBetDetail),
  paged: true,
  source: 'GET api/{type}/user/openBet/history/details',
})
