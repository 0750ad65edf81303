import './jitless.ts'
import * as z from 'zod/mini'
import { bet, betOfWire, betTypes, wireBet, wireOfBet, type Bet } from './bet.ts'
import { dateRange } from './dateRange.ts'
import { endpoint, pageRequest } from './endpoint.ts'
import { runnerStatuses, type RunnerStatus } from './market.ts'
import { points, type Minor } from './money.ts'

const id = z.string().check(z.maxLength(64))

/** Filters of a history. The dates are ISO 8601, both included, and mean the moment a bet ended. */
const historyRequest = {
  ...pageRequest,
  ...dateRange,
  gameType: z.optional(z.enum(betTypes)),
}

const detailRequest = {
  ...historyRequest,
  /** Additions: the bets of one market only, or one bet. */
  marketId: z.optional(id),
  betId: z.optional(id),
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

/** How the market of an ended bet ended: what its result can be reckoned again from. */
export interface MarketEnd {
  /** `open` when the bet ended before its market: its runner was withdrawn. */
  state: 'open' | 'settled' | 'void'
  /** How the bet's own runner ended. */
  runner: RunnerStatus
  /** The names of the runners that won. */
  winners: string[]
  /** Sessions only: the run it came to. */
  run?: number | undefined
  /** In the operator's words: why the market is void, or how its result came about; empty when there is nothing to say. */
  remarks: string
  /** ISO 8601 UTC; null while the market is open. */
  endedAt: string | null
  /** How many earlier results of the market were taken back. */
  takenBack: number
}

export interface BetDetail extends Bet {
  marketTotals: MarketTotals
  /** Absent when the operator does not tell it. */
  marketEnd?: MarketEnd | undefined
}

const wireTotals = { totalBack: points, totalLay: points, totalBetPts: points, totalCommission: points }

/** An addition of this product. */
const wireEnd = z.object({
  status: z.enum(['open', 'settled', 'void']),
  runnerStatus: z.enum(runnerStatuses),
  winners: z._default(z.array(z.string()), []),
  resultRun: z.optional(z.int()),
  remarks: z._default(z.string(), ''),
  endedAt: z._default(z.nullable(z.string()), null),
  takenBack: z._default(z.int().check(z.minimum(0)), 0),
})

const wireDetail = z.extend(wireBet, { ...wireTotals, marketResult: z.optional(wireEnd) })

const endOfWire = ({ status, runnerStatus, resultRun, ...same }: z.output<typeof wireEnd>): MarketEnd => ({
  ...same,
  state: status,
  runner: runnerStatus,
  ...(resultRun !== undefined && { run: resultRun }),
})

const wireOfEnd = ({ state, runner, run, ...same }: MarketEnd): z.output<typeof wireEnd> => ({
  ...same,
  status: state,
  runnerStatus: runner,
  ...(run !== undefined && { resultRun: run }),
})

const detailOfWire = (wire: z.output<typeof wireDetail>): BetDetail => ({
  ...betOfWire(wire),
  marketTotals: {
    back: wire.totalBack,
    lay: wire.totalLay,
    net: wire.totalBetPts,
    commission: wire.totalCommission,
  },
  ...(wire.marketResult && { marketEnd: endOfWire(wire.marketResult) }),
})

const wireOfDetail = (ours: BetDetail): z.output<typeof wireDetail> => ({
  ...wireOfBet(ours),
  totalBack: ours.marketTotals.back,
  totalLay: ours.marketTotals.lay,
  totalBetPts: ours.marketTotals.net,
  totalCommission: ours.marketTotals.commission,
  ...(ours.marketEnd && { marketResult: wireOfEnd(ours.marketEnd) }),
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

/** Ended bets, each with how its market ended and what all the player's bets on it brought. */
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

/** Ended bets of the players below a member of staff, each as `listBetDetails` has it. */
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
