import { payoutOf, type Selection } from '@kit/sdk/fair'
import type { Minor } from '@kit/sdk/contract'
import { casinoCategories } from '@kit/sdk/contract'
import { createHash, randomUUID } from 'node:crypto'
import { lockAccount } from '../../operator/accounts/accountStore.ts'
import type { CasinoBetRow, CasinoRoundRow, Database } from '../../operator/database/schema.ts'
import { drawClosed, roundBegun, keyReused, roundOpen, selectionUnknown, tooManyTickets } from './failures.ts'
import type { Game } from './game.ts'
import { countOpenBets, findByKey, findRound, insertRound, lockRound } from './roundStore.ts'
import { openChainedRound } from './shared-round/seedChain.ts'
import { phaseOf, sharedRoundOf } from './shared-round/sharedRound.ts'
import { takeSeed, type PlaySession } from './sessionStore.ts'
import { checkStake, takeStake } from './wallet/takeStake.ts'

/** Interval of draws, and how long before a draw its sales end, in ms. */
const drawEveryMs = 60_000
const salesEndMs = 2000
const mostTickets = 20

export interface CasinoStake {
  /** A repeated key is the same bet. */
  key: string
  selection: string
  stake: Minor
  clientSeed: string
}

interface Placing {
  session: PlaySession
  game: Game
  asked: CasinoStake
  selection: Selection
  at: Date
}

export interface PlacedStake {
  bet: CasinoBetRow
  round: CasinoRoundRow
  /** False if the key was used before, so that nothing was staked. */
  isNew: boolean
}

const fingerprintOf = ({ selection, stake }: CasinoStake, gameCode: string): string =>
  createHash('sha256')
    .update(JSON.stringify([gameCode, selection, String(stake)]))
    .digest('hex')

type NewRound = Parameters<typeof insertRound>[1]

const roundOf = ({ session, game, asked, at }: Placing, serverSeed: string): NewRound => ({
  id: randomUUID(),
  gameCode: game.listed.code,
  category: casinoCategories[game.listed.kind],
  ownerId: session.userId,
  serverSeed,
  clientSeed: asked.clientSeed,
  openedAt: at,
  endsAt: at,
})

/**
 * Consecutive draws overlap, so they use different lanes: the seed of one must not be the hash of the next.
 */
export const laneOfDraw = (code: string, number: number): string => `${code}/${number % 2}`

/** Created on first use. Its id is the client seed. */
export async function drawOf(tx: Database, { listed }: Game, at: Date): Promise<CasinoRoundRow> {
  const number = Math.floor((at.getTime() + salesEndMs) / drawEveryMs)
  const id = `${listed.code}-${number}`
  const draw = {
    id,
    gameCode: listed.code,
    category: casinoCategories[listed.kind],
    clientSeed: id,
    openedAt: at,
  }
  return openChainedRound(
    tx,
    laneOfDraw(listed.code, number),
    draw,
    () => new Date((number + 1) * drawEveryMs),
  )
}

/** Locks the open draw before the player's row, in the same order as its end locks them. */
async function enterDraw(tx: Database, { game, at }: Placing): Promise<CasinoRoundRow> {
  const round = await lockRound(tx, (await drawOf(tx, game, at)).id, 'share')
  if (!round) throw new Error('The draw could not be stored.')
  // The operator ended it early.
  if (round.state !== 'open' || round.settlements > 0) throw drawClosed()
  return round
}

async function enterCrash(tx: Database, { game, at }: Placing): Promise<CasinoRoundRow> {
  const round = await lockRound(tx, (await sharedRoundOf(tx, game, at)).id, 'share')
  if (!round) throw new Error('The shared round could not be stored.')
  if (phaseOf(round, at.getTime()) !== 'stakes') throw roundBegun()
  return round
}

/** Returns undefined if the player has separate rounds. */
async function enterShared(tx: Database, placing: Placing): Promise<CasinoRoundRow | undefined> {
  if (placing.game.mode === 'instant') return undefined
  return placing.game.mode === 'draw' ? enterDraw(tx, placing) : enterCrash(tx, placing)
}

async function beginRound(tx: Database, placing: Placing): Promise<CasinoRoundRow> {
  const fresh = roundOf(placing, await takeSeed(tx, placing.session))
  await insertRound(tx, fresh)
  const round = await findRound(tx, fresh.id)
  if (!round) throw new Error('The round could not be stored.')
  return round
}

/** Throws if the player, whose row is locked, has as many open bets in the game as its rules allow. */
async function checkOpenBets(tx: Database, { session, game }: Placing): Promise<void> {
  if (game.mode === 'instant') return
  const open = await countOpenBets(tx, session.userId, game.listed.code)
  if (game.mode === 'rising' && open > 0) throw roundOpen()
  if (game.mode === 'draw' && open >= mostTickets) throw tooManyTickets(mostTickets)
}

const profitOf = ({ asked: { stake }, selection }: Placing): Minor => payoutOf(stake, selection.pays) - stake

const hold = (tx: Database, placing: Placing, round: CasinoRoundRow) =>
  takeStake(tx, {
    id: randomUUID(),
    roundId: round.id,
    userId: placing.session.userId,
    betKey: placing.asked.key,
    fingerprint: fingerprintOf(placing.asked, placing.game.listed.code),
    selection: placing.selection.id,
    selectionName: placing.selection.name,
    stake: placing.asked.stake,
    profit: profitOf(placing),
    createdAt: placing.at,
    updatedAt: placing.at,
  })

/** Returns undefined for a new key. */
async function placedBefore(
  executor: Database,
  { session, game, asked }: Placing,
): Promise<PlacedStake | undefined> {
  const known = await findByKey(executor, session.userId, asked.key)
  if (!known) return undefined
  if (known.bet.fingerprint !== fingerprintOf(asked, game.listed.code)) throw keyReused()
  return { ...known, isNew: false }
}

/**
 * Places a casino bet exactly once per key, in one transaction: the round with its promised seed, the open
 * bet, and its stake as exposure.
 */
export async function placeCasinoBet(
  database: Database,
  session: PlaySession,
  game: Game,
  asked: CasinoStake,
  at: Date,
): Promise<PlacedStake> {
  const selection = game.find(asked.selection)
  if (!selection) throw selectionUnknown()
  const placing = { session, game, asked, selection, at }
  return database.transaction(async (tx) => {
    const known = await placedBefore(tx, placing)
    if (known) return known
    const shared = await enterShared(tx, placing)
    await lockAccount(tx, session.userId)
    const before = await placedBefore(tx, placing)
    if (before) return before
    await checkStake(tx, { session, game, stake: asked.stake, profit: profitOf(placing), at })
    await checkOpenBets(tx, placing)
    const round = shared ?? (await beginRound(tx, placing))
    return { bet: await hold(tx, placing, round), round, isNew: true }
  })
}
