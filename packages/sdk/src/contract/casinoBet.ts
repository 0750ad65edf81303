import './jitless.ts'
import * as z from 'zod/mini'
import { betStates, betTypes } from './bet.ts'
import { casinoCategories, casinoKinds, type CasinoKind } from './casinoGame.ts'
import { dateRange } from './dateRange.ts'
import { endpoint, pageRequest } from './endpoint.ts'
import { entity, field, group, mapped, type Entity, type EntityCodec } from './entity.ts'
import { points } from './money.ts'
import { owner, type BetOwner } from './owner.ts'
import { socketEvent } from './socket.ts'

/** The outcome of a round, as text and as the symbols drawn. */
export const casinoOutcome = z.object({ text: z.string(), symbols: z.array(z.string()) })
export type CasinoOutcome = z.output<typeof casinoOutcome>

/** The wire names the kind of game twice. */
const kind = mapped(
  { gameType: z.enum(casinoKinds), gameCategory: z.enum(casinoCategories) },
  {
    decode: ({ gameType }) => gameType,
    encode: (gameType: CasinoKind) => ({ gameType, gameCategory: casinoCategories[gameType] }),
  },
)

const casinoBetFields = {
  id: field('_id', z.string().check(z.minLength(1))),
  roundId: z.string(),
  game: group({
    code: field('gameCode', z.string()),
    name: field('gameName', z.string()),
    kind,
    provider: z.string(),
    subProvider: field('subProviderName', z.string()),
  }),
  selection: z.string(),
  stake: points,
  /** The largest win, without the stake. */
  profit: points,
  state: field('status', z.enum(betStates)),
  /** Positive is won, negative lost, 0 while open. */
  result: points,
  createdAt: z.string(),
  updatedAt: z.string(),
}

/** A player's stake in a round of a game. Amounts in minor units, dates ISO 8601 UTC. */
export interface CasinoBet extends Entity<typeof casinoBetFields> {}

const casinoBet: EntityCodec<CasinoBet> = entity(casinoBetFields)

const proofFields = {
  /** The name of the rules that turn the seeds into an outcome (`@kit/sdk/fair`); empty when nobody states them. */
  rules: z._default(z.string(), ''),
  /** SHA-256 of `serverSeed`, in hexadecimal. */
  serverSeedHash: z.string(),
  /** Null while the round is open. */
  serverSeed: z._default(z.nullable(z.string()), null),
  clientSeed: z.string(),
  /** Shared rounds: what the chain of their seeds was committed to before its first round. Absent: the seed is of no chain. */
  chainCommitment: z.optional(z.string()),
  /**
   * The position of the round's seed in its chain, from 1: hashed this many times, it gives the commitment.
   */
  chainPosition: z.optional(z.int().check(z.minimum(1))),
}

/** Proves that a round was not changed after the stakes: the seed's hash is shown before them. */
export interface CasinoRoundProof extends Entity<typeof proofFields> {}

const detailFields = {
  ...casinoBetFields,
  /** The id of the selection in the rules; empty if it is not stated. */
  selectionId: z._default(z.string(), ''),
  /**
   * The multiplier at which the player cashed the bet out by hand, in hundredths of the stake; null for all
   * other bets.
   */
  cashOut: z._default(z.nullable(z.int()), null),
  /** Null while the round is open. */
  outcome: z._default(z.nullable(casinoOutcome), null),
  proof: group(proofFields),
  /** Everything this player staked in the round, and its result. */
  roundTotals: group({ stake: field('totalStake', points), net: field('totalBetPts', points) }),
}

export interface CasinoBetDetail extends Entity<typeof detailFields> {}

const casinoBetDetail: EntityCodec<CasinoBetDetail> = entity(detailFields)

const player = field('user', owner)

export interface PlayerCasinoBet extends CasinoBet {
  player: BetOwner
}

const playerCasinoBet: EntityCodec<PlayerCasinoBet> = entity({ ...casinoBetFields, player })

export interface PlayerCasinoBetDetail extends CasinoBetDetail {
  player: BetOwner
}

const playerCasinoBetDetail: EntityCodec<PlayerCasinoBetDetail> = entity({ ...detailFields, player })

const id = z.string().check(z.maxLength(64))

/** Filters of a history. The dates are when a bet ended, both included. */
const historyRequest = { ...pageRequest, ...dateRange, gameType: z.optional(z.enum(betTypes)) }
/** Addition: only the bets of one kind of game, as in a history. */
const openRequest = { ...pageRequest, gameType: z.optional(z.enum(betTypes)) }
/** Additions: only the bets of one round, or one bet. */
const detailRequest = { ...historyRequest, roundId: z.optional(id), betId: z.optional(id) }
/** Addition for staff: only the bets of one player. */
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

/** Ended bets of the casino, each with the outcome, proof and totals of its round. */
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

/** Ended casino bets of the players below a member of staff, each as in `listCasinoBetDetails`. */
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
 * Ends a round by hand: `void` returns every stake of an open round, `rollBack` undoes the result of an ended one, whose
 * bets are then open until it is voided or settled again.
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
