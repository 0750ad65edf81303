import './jitless.ts'
import * as z from 'zod/mini'
import { betStates, betTypes, type BetState } from './bet.ts'
import { casinoCategories, casinoKinds, type CasinoKind } from './casinoGame.ts'
import { dateRange } from './dateRange.ts'
import { endpoint, pageRequest } from './endpoint.ts'
import { points, type Minor } from './money.ts'
import { socketEvent } from './socket.ts'

/** What came out of a round, in words, and as the symbols that were drawn. */
export const casinoOutcome = z.object({ text: z.string(), symbols: z.array(z.string()) })
export type CasinoOutcome = z.output<typeof casinoOutcome>

const wireCasinoBet = z.object({
  _id: z.string().check(z.minLength(1)),
  roundId: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  gameType: z.enum(casinoKinds),
  gameCategory: z.enum(casinoCategories),
  provider: z.string(),
  subProviderName: z.string(),
  selection: z.string(),
  stake: points,
  profit: points,
  status: z.enum(betStates),
  result: points,
  createdAt: z.string(),
  updatedAt: z.string(),
})

/** A player's stake in a round of a game. Amounts in minor units, dates ISO 8601 UTC. */
export interface CasinoBet {
  id: string
  roundId: string
  game: { code: string; name: string; kind: CasinoKind; provider: string; subProvider: string }
  /** What was bet on, in words. */
  selection: string
  stake: Minor
  /** The most it can bring besides the stake. */
  profit: Minor
  state: BetState
  /** What it brought: positive is won, negative lost, 0 while open. */
  result: Minor
  createdAt: string
  updatedAt: string
}

const betOfWire = (wire: z.output<typeof wireCasinoBet>): CasinoBet => ({
  id: wire._id,
  roundId: wire.roundId,
  game: {
    code: wire.gameCode,
    name: wire.gameName,
    kind: wire.gameType,
    provider: wire.provider,
    subProvider: wire.subProviderName,
  },
  selection: wire.selection,
  stake: wire.stake,
  profit: wire.profit,
  state: wire.status,
  result: wire.result,
  createdAt: wire.createdAt,
  updatedAt: wire.updatedAt,
})

const wireOfBet = ({ id, game, state, ...same }: CasinoBet): z.output<typeof wireCasinoBet> => ({
  ...same,
  _id: id,
  gameCode: game.code,
  gameName: game.name,
  gameType: game.kind,
  gameCategory: casinoCategories[game.kind],
  provider: game.provider,
  subProviderName: game.subProvider,
  status: state,
})

/** What proves that a round was not made up after the stakes: the seed's hash was shown before them. */
export interface CasinoRoundProof {
  /** SHA-256 of `serverSeed`, in hexadecimal. */
  serverSeedHash: string
  /** Null while the round is open. */
  serverSeed: string | null
  clientSeed: string
}

export interface CasinoBetDetail extends CasinoBet {
  /** Null while the round is open. */
  outcome: CasinoOutcome | null
  proof: CasinoRoundProof
  /** All that this player staked in the round, and what it brought. */
  roundTotals: { stake: Minor; net: Minor }
}

const wireDetail = z.extend(wireCasinoBet, {
  outcome: z._default(z.nullable(casinoOutcome), null),
  serverSeedHash: z.string(),
  serverSeed: z._default(z.nullable(z.string()), null),
  clientSeed: z.string(),
  totalStake: points,
  totalBetPts: points,
})

const detailOfWire = (wire: z.output<typeof wireDetail>): CasinoBetDetail => ({
  ...betOfWire(wire),
  outcome: wire.outcome,
  proof: {
    serverSeedHash: wire.serverSeedHash,
    serverSeed: wire.serverSeed,
    clientSeed: wire.clientSeed,
  },
  roundTotals: { stake: wire.totalStake, net: wire.totalBetPts },
})

const wireOfDetail = ({
  outcome,
  proof,
  roundTotals,
  ...plain
}: CasinoBetDetail): z.output<typeof wireDetail> => ({
  ...wireOfBet(plain),
  outcome,
  ...proof,
  totalStake: roundTotals.stake,
  totalBetPts: roundTotals.net,
})

const wireOwner = { user: z.object({ _id: z.string(), userName: z.string() }) }

export interface PlayerCasinoBet extends CasinoBet {
  player: { id: string; userName: string }
}

export interface PlayerCasinoBetDetail extends CasinoBetDetail {
  player: { id: string; userName: string }
}

const casinoBet = z.codec(wireCasinoBet, z.custom<CasinoBet>(), { decode: betOfWire, encode: wireOfBet })

const casinoBetDetail = z.codec(wireDetail, z.custom<CasinoBetDetail>(), {
  decode: detailOfWire,
  encode: wireOfDetail,
})

const playerCasinoBet = z.codec(z.extend(wireCasinoBet, wireOwner), z.custom<PlayerCasinoBet>(), {
  decode: ({ user, ...wire }): PlayerCasinoBet => ({
    ...betOfWire(wire),
    player: { id: user._id, userName: user.userName },
  }),
  encode: ({ player, ...ours }) => ({
    ...wireOfBet(ours),
    user: { _id: player.id, userName: player.userName },
  }),
})

const playerCasinoBetDetail = z.codec(z.extend(wireDetail, wireOwner), z.custom<PlayerCasinoBetDetail>(), {
  decode: ({ user, ...wire }): PlayerCasinoBetDetail => ({
    ...detailOfWire(wire),
    player: { id: user._id, userName: user.userName },
  }),
  encode: ({ player, ...ours }) => ({
    ...wireOfDetail(ours),
    user: { _id: player.id, userName: player.userName },
  }),
})

const id = z.string().check(z.maxLength(64))

/** Filters of a history: the dates mean the moment a bet ended, both included. */
const historyRequest = { ...pageRequest, ...dateRange, gameType: z.optional(z.enum(betTypes)) }
/** Addition: the bets of one kind of game only, as a history has it. */
const openRequest = { ...pageRequest, gameType: z.optional(z.enum(betTypes)) }
/** Additions: the bets of one round only, or one bet. */
const detailRequest = { ...historyRequest, roundId: z.optional(id), betId: z.optional(id) }
/** Addition for staff: the bets of one player only. */
const playerRequest = { userId: z.optional(id) }

const own = { method: 'GET', auth: 'player', encoding: 'query', paged: true } as const
const staffs = { ...own, auth: 'staff' } as const

/** Open bets of the casino, newest first. */
export const listCasinoBets = endpoint({
  ...own,
  name: 'listCasinoBets',
  path: 'api/user/casino/openBet',
  request: z.object(openRequest),
  response: z.array(casinoBet),
  family: 'casinoBets',
  source: 'GET api/user/casino/openBet',
})

/** Ended bets of the casino, the last ended first. */
export const listCasinoBetHistory = endpoint({
  ...own,
  name: 'listCasinoBetHistory',
  path: 'api/user/casino/openBet/history',
  request: z.object(historyRequest),
  response: z.array(casinoBet),
  family: 'casinoBetHistory',
  source: 'GET api/user/casino/openBet/history',
})

/** Ended bets of the casino, each with what came out, the proof of its round, and what the round brought. */
export const listCasinoBetDetails = endpoint({
  ...own,
  name: 'listCasinoBetDetails',
  path: 'api/user/casino/openBet/history/details',
  request: z.object(detailRequest),
  response: z.array(casinoBetDetail),
  family: 'casinoBetHistory',
  source: 'GET api/user/casino/openBet/history/details',
})

/** Open casino bets of the players below a member of staff, newest first; the administrator sees everybody's. */
export const listPlayerCasinoBets = endpoint({
  ...staffs,
  name: 'listPlayerCasinoBets',
  path: 'api/{type}/user/casino/openBet',
  request: z.object({ ...openRequest, ...playerRequest }),
  response: z.array(playerCasinoBet),
  family: 'casinoBets',
  source: 'GET api/{type}/user/casino/openBet',
})

/** Ended casino bets of the players below a member of staff, the last ended first. */
export const listPlayerCasinoBetHistory = endpoint({
  ...staffs,
  name: 'listPlayerCasinoBetHistory',
  path: 'api/{type}/user/casino/openBet/history',
  request: z.object({ ...historyRequest, ...playerRequest }),
  response: z.array(playerCasinoBet),
  family: 'casinoBetHistory',
  source: 'GET api/{type}/user/casino/openBet/history',
})

/** Ended casino bets of the players below a member of staff, each as `listCasinoBetDetails` has it. */
export const listPlayerCasinoBetDetails = endpoint({
  ...staffs,
  name: 'listPlayerCasinoBetDetails',
  path: 'api/{type}/user/casino/openBet/history/details',
  request: z.object({ ...detailRequest, ...playerRequest }),
  response: z.array(playerCasinoBetDetail),
  family: 'casinoBetHistory',
  source: 'GET api/{type}/user/casino/openBet/history/details',
})

/**
 * Ends a round by hand: `void` gives every stake of an open round back, `rollBack` takes the result of one that ended
 * back, after which its bets are open until it is voided or settled by the next `settle`.
 */
export const decideCasinoRound = endpoint({
  name: 'decideCasinoRound',
  method: 'PATCH',
  path: 'api/administrator/casino/round',
  auth: 'administrator',
  encoding: 'json',
  request: z.object({
    roundId: z.string().check(z.minLength(1), z.maxLength(64)),
    action: z.enum(['void', 'rollBack', 'settle']),
    transactionCode: z._default(z.string().check(z.maxLength(64)), ''),
  }),
  response: z.object({ roundId: z.string(), status: z.enum(['open', 'settled', 'void']) }),
  changes: ['casinoBets', 'casinoBetHistory'],
  failures: ['round-unknown', 'round-unchanged', 'transaction-code-wrong'],
  source: 'addition: a casino round ends by hand',
})

/** A bet of the player in the casino was placed or is open again: casino open bets are read again. */
export const casinoBetsChanged = socketEvent({
  direction: 'serverToClient',
  event: 'getOpenBetCasinoUpdates',
  payload: z.optional(z.object({})),
  audience: 'player',
  changes: ['casinoBets', 'points'],
  source: 'getOpenBetCasinoUpdates',
})

/** A casino round with bets of the player ended: casino open bets, history and points are read again. */
export const casinoBetsSettled = socketEvent({
  direction: 'serverToClient',
  event: 'getOpenBetCasinoResultUpdates',
  payload: z.object({ docs: z.object({ roundId: z.string() }) }),
  audience: 'player',
  changes: ['casinoBets', 'casinoBetHistory', 'points', 'transactions'],
  source: 'getOpenBetCasinoResultUpdates',
})
