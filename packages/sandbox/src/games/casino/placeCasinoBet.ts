import type { Minor } from '@kit/sdk/contract'
import { casinoCategories } from '@kit/sdk/contract'
import { createHash, randomUUID } from 'node:crypto'
import { findAccount, lockAccount } from '../../operator/accounts/accountStore.ts'
import { inDebt } from '../../operator/bets/failures.ts'
import type { CasinoBetRow, CasinoRoundRow, Database } from '../../operator/database/schema.ts'
import { demoAccount } from '../../operator/http/refused.ts'
import { availableAccount, balanceOf, debtOf, exposureAccount, post } from '../../operator/ledger/ledger.ts'
import { createDraws, newServerSeed } from './draws.ts'
import { isOffered } from './europeanCasino.ts'
import {
  casinoLocked,
  drawClosed,
  gameOver,
  keyReused,
  notEnoughPoints,
  roundOpen,
  selectionUnknown,
  stakeOutOfRange,
  tooManyTickets,
} from './failures.ts'
import type { Game, Selection } from './games/game.ts'
import { kite, msUntil, msUntilAbove, targetOf } from './games/kite.ts'
import { payoutOf } from './endRound.ts'
import { countOpenBets, findByKey, findRound, insertCasinoBet, insertRound, lockRound } from './roundStore.ts'
import { takeSeed, type PlaySession } from './sessionStore.ts'

/** A draw is held every minute and closes this long before. */
const drawEveryMs = 60_000
const salesEndMs = 2000
const mostTickets = 20

export interface CasinoStake {
  /** Made by the page: a repeated key is the same bet. */
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
  /** False when the key was used before: nothing was staked. */
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

/** When a kite round ends by itself: at the crash or the automatic cash-out. */
function kiteEndsAt({ openedAt, serverSeed, clientSeed }: NewRound, selection: string): Date {
  const fall = kite.fallOf(createDraws(serverSeed, clientSeed))
  const target = targetOf(selection)
  const ms = target !== undefined && target <= fall ? msUntil(target) : msUntilAbove(fall)
  return new Date(openedAt.getTime() + ms)
}

/** The open draw, created on first use. It has its own server seed; its id is the client seed. */
export async function drawOf(tx: Database, { listed }: Game, at: Date): Promise<string> {
  const number = Math.floor((at.getTime() + salesEndMs) / drawEveryMs)
  const id = `${listed.code}-${number}`
  await insertRound(tx, {
    id,
    gameCode: listed.code,
    category: casinoCategories[listed.kind],
    ownerId: null,
    serverSeed: newServerSeed(),
    clientSeed: id,
    openedAt: at,
    endsAt: new Date((number + 1) * drawEveryMs),
  })
  return id
}

/** Locks the open draw, before the player's row, in the order its end locks them. */
async function enterDraw(tx: Database, { game, at }: Placing): Promise<CasinoRoundRow> {
  const round = await lockRound(tx, await drawOf(tx, game, at), 'share')
  if (!round) throw new Error('The draw was not written.')
  // The operator ended it early.
  if (round.state !== 'open' || round.settlements > 0) throw drawClosed()
  return round
}

/** Starts the player's own round with the promised seed. */
async function beginRound(tx: Database, placing: Placing): Promise<CasinoRoundRow> {
  const fresh = roundOf(placing, await takeSeed(tx, placing.session))
  if (placing.game.mode === 'rising') fresh.endsAt = kiteEndsAt(fresh, placing.asked.selection)
  await insertRound(tx, fresh)
  const round = await findRound(tx, fresh.id)
  if (!round) throw new Error('The round was not written.')
  return round
}

/** Throws unless the player, whose row is locked, may stake this. */
async function checkStake(tx: Database, { session, game, asked: { stake } }: Placing): Promise<void> {
  const { min, max, code } = game.listed
  const player = await findAccount(tx, session.userId)
  if (!player || player.isLocked) throw gameOver()
  if (player.isDemo) throw demoAccount()
  if (player.casinoLock) throw casinoLocked()
  if (!(await isOffered(tx, player.id, game))) throw gameOver()
  if (stake < min || stake > max) throw stakeOutOfRange(min, max)
  const open = game.mode === 'instant' ? 0 : await countOpenBets(tx, session.userId, code)
  if (game.mode === 'rising' && open > 0) throw roundOpen()
  if (game.mode === 'draw' && open >= mostTickets) throw tooManyTickets(mostTickets)
  const available = await balanceOf(tx, availableAccount(session.userId))
  const debt = available === 0n ? await debtOf(tx, session.userId) : 0n
  if (debt > 0n) throw inDebt(debt)
  if (stake > available) throw notEnoughPoints(available)
}

async function hold(tx: Database, { session, game, asked, selection, at }: Placing, round: CasinoRoundRow) {
  const bet = await insertCasinoBet(tx, {
    id: randomUUID(),
    roundId: round.id,
    userId: session.userId,
    betKey: asked.key,
    fingerprint: fingerprintOf(asked, game.listed.code),
    selection: selection.id,
    selectionName: selection.name,
    stake: asked.stake,
    profit: payoutOf(asked.stake, selection.pays) - asked.stake,
    createdAt: at,
    updatedAt: at,
  })
  await post(tx, {
    kind: 'bet',
    reference: bet.id,
    marketId: round.id,
    at,
    movements: [
      { account: availableAccount(session.userId), amount: -asked.stake },
      { account: exposureAccount(session.userId), amount: asked.stake },
    ],
  })
  return bet
}

/** The bet of a used key; undefined for a new one. */
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
 * Places a casino bet exactly once per key, in one transaction: the round with its promised seed, the open bet, and its
 * stake as exposure.
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
    const draw = game.mode === 'draw' ? await enterDraw(tx, placing) : undefined
    await lockAccount(tx, session.userId)
    const before = await placedBefore(tx, placing)
    if (before) return before
    await checkStake(tx, placing)
    const round = draw ?? (await beginRound(tx, placing))
    return { bet: await hold(tx, placing, round), round, isNew: true }
  })
}
