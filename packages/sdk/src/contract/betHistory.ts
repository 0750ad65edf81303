import './jitless.ts'
import * as z from 'zod/mini'
import { bet, betOfWire, wireBet, wireOfBet, type Bet } from './bet.ts'
import { dateRange } from './dateRange.ts'
import { endpoint, pageRequest } from './endpoint.ts'
import { points, type Minor } from './money.ts'

/** What a history can be narrowed to, in the words of the specification. Bets of the exchange are all sports. */
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

const id = z.string().check(z.maxLength(64))

/** Filters of a history. The dates are ISO 8601, both included, and mean the moment a bet ended. */
const historyRequest = {
  ...pageRequest,
  ...dateRange,
  gameType: z.optional(z.enum(betTypes)),
}

const detailRequest = {
  ...historyRequest,
  /** Addition: the bets of one market only. */
  marketId: z.optional(id),
}

/** Additions for staff: the bets of one player only. */
const playerRequest = { userId: z.optional(id) }

/** What all the player's ended bets on the market of a bet brought: positive is won, in minor units. */
export interface MarketTotals {
  /** By backs. */
  back: Minor
  /** By lays. */
  lay: Minor
  /** By both, before commission. */
  net: Minor
  /** What the operator took of a net win. */
  commission: Minor
}

export interface BetDetail extends Bet {
  marketTotals: MarketTotals
}

const wireTotals = { totalBack: points, totalLay: points, totalBetPts: points, totalCommission: points }
const wireDetail = z.extend(wireBet, wireTotals)

const detailOfWire = (wire: z.output<typeof wireDetail>): BetDetail => ({
  ...betOfWire(wire),
  marketTotals: {
    back: wire.totalBack,
    lay: wire.totalLay,
    net: wire.totalBetPts,
    commission: wire.totalCommission,
  },
})

const wireOfDetail = (ours: BetDetail): z.output<typeof wireDetail> => ({
  ...wireOfBet(ours),
  totalBack: ours.marketTotals.back,
  totalLay: ours.marketTotals.lay,
  totalBetPts: ours.marketTotals.net,
  totalCommission: ours.marketTotals.commission,
})

const betDetail = z.codec(wireDetail, z.custom<BetDetail>(), { decode: detailOfWire, encode: wireOfDetail })

/** Whose bet it is, for staff. */
export interface BetOwner {
  id: string
  userName: string
}

export interface PlayerBet extends Bet {
  player: BetOwner
}

export interface PlayerBetDetail extends BetDetail {
  player: BetOwner
}

const wireOwner = { user: z.object({ _id: z.string(), userName: z.string() }) }

const ownerOfWire = ({ user }: { user: { _id: string; userName: string } }) => ({
  player: { id: user._id, userName: user.userName },
})

const wireOfOwner = ({ player }: { player: BetOwner }) => ({
  user: { _id: player.id, userName: player.userName },
})

const playerBet = z.codec(z.extend(wireBet, wireOwner), z.custom<PlayerBet>(), {
  decode: (wire): PlayerBet => ({ ...betOfWire(wire), ...ownerOfWire(wire) }),
  encode: (ours) => ({ ...wireOfBet(ours), ...wireOfOwner(ours) }),
})

const playerBetDetail = z.codec(z.extend(wireDetail, wireOwner), z.custom<PlayerBetDetail>(), {
  decode: (wire): PlayerBetDetail => ({ ...detailOfWire(wire), ...ownerOfWire(wire) }),
  encode: (ours) => ({ ...wireOfDetail(ours), ...wireOfOwner(ours) }),
})

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

/** Ended bets, each with what all the player's bets on its market brought. */
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
  request: z.object({ ...pageRequest, ...playerRequest, eventId: z.optional(id) }),
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

/** Ended bets of the players below a member of staff, each with what all that player's bets on its market brought. */
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
