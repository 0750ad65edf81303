import type { Minor } from '@kit/sdk/contract'
import { findAccount } from '../../../operator/accounts/accountStore.ts'
import { inDebt } from '../../../operator/bets/failures.ts'
import { checkBetCare, checkReality, readCareState } from '../../../operator/care/checkCare.ts'
import type { casinoBet, CasinoBetRow, Database } from '../../../operator/database/schema.ts'
import { demoAccount } from '../../../operator/http/refused.ts'
import {
  availableAccount,
  balanceOf,
  debtOf,
  exposureAccount,
  post,
} from '../../../operator/ledger/ledger.ts'
import { isOffered } from '../europeanCasino.ts'
import { casinoLocked, gameOver, notEnoughPoints, stakeOutOfRange } from '../failures.ts'
import type { Game } from '../game.ts'
import { insertCasinoBet } from '../roundStore.ts'
import type { PlaySession } from '../sessionStore.ts'

interface AskedStake {
  session: PlaySession
  game: Game
  stake: Minor
  profit: Minor
  at: Date
}

/**
 * Throws unless the player, whose row is locked, may stake this amount. For the safer-play limits sport and
 * casino count together.
 */
export async function checkStake(
  tx: Database,
  { session, game, stake, profit, at }: AskedStake,
): Promise<void> {
  const { min, max } = game.listed
  checkReality(session.checkDueAt, at)
  const player = await findAccount(tx, session.userId)
  if (!player || player.isLocked) throw gameOver()
  if (player.isDemo) throw demoAccount()
  if (player.casinoLock) throw casinoLocked()
  if (!(await isOffered(tx, player.id, game))) throw gameOver()
  if (stake < min || stake > max) throw stakeOutOfRange(min, max)
  const available = await balanceOf(tx, availableAccount(session.userId))
  const debt = available === 0n ? await debtOf(tx, session.userId) : 0n
  if (debt > 0n) throw inDebt(debt)
  if (stake > available) throw notEnoughPoints(available)
  if (!player.hasCare) return
  checkBetCare(await readCareState(tx, player.id, at), { stake, profit, reserve: stake })
}

export async function takeStake(tx: Database, row: typeof casinoBet.$inferInsert): Promise<CasinoBetRow> {
  const bet = await insertCasinoBet(tx, row)
  await post(tx, {
    kind: 'bet',
    reference: bet.id,
    marketId: bet.roundId,
    at: row.createdAt,
    movements: [
      { account: availableAccount(bet.userId), amount: -bet.stake },
      { account: exposureAccount(bet.userId), amount: bet.stake },
    ],
  })
  return bet
}
