import { lockAccount } from '../../../operator/accounts/accountStore.ts'
import type { CasinoBetRow, CasinoRoundRow, Database } from '../../../operator/database/schema.ts'
import { betOfDebit, insertCall } from './callStore.ts'
import type { CasinoProvider } from './casinoProvider.ts'
import { isPayable, mostOf } from './checkPayout.ts'
import {
  amountRefused,
  debitEnded,
  debitUnknown,
  playerDiffers,
  roundDiffers,
  rolledBack,
} from './failures.ts'
import { payBet, voidBet } from './payBet.ts'
import { endWhenOver, lockKnownRound, roundIdOf } from './providerRound.ts'
import type { CreditAsked, RollbackAsked } from './walletRequests.ts'

/**
 * Locks and returns a debit's bet with its round, or undefined if it does not exist. Throws if it belongs to
 * another round or player.
 */
async function lockDebit(
  tx: Database,
  { name }: CasinoProvider,
  { round, player, debit }: Pick<CreditAsked, 'round' | 'player' | 'debit'>,
): Promise<{ bet: CasinoBetRow; round: CasinoRoundRow } | undefined> {
  const found = await betOfDebit(tx, name, debit)
  if (!found) return undefined
  if (found.roundId !== roundIdOf(name, round)) throw roundDiffers()
  if (found.userId !== player) throw playerDiffers()
  const locked = await lockKnownRound(tx, found.roundId)
  await lockAccount(tx, found.userId)
  const bet = await betOfDebit(tx, name, debit)
  return bet && { bet, round: locked }
}

/**
 * Ends a debit with its payout. It needs no login, because every stake is paid. Throws if the debit has not
 * arrived yet, so that the provider retries, if it has ended, and if the amount is negative or above the cap
 * of its game.
 */
export async function payCredit(
  tx: Database,
  provider: CasinoProvider,
  asked: CreditAsked,
  at: Date,
): Promise<void> {
  const { bet, round } = (await lockDebit(tx, provider, asked)) ?? {}
  if (!bet || !round) throw debitUnknown()
  if (bet.state !== 'open') throw debitEnded(bet.state)
  if (!isPayable(bet, asked.amount)) throw amountRefused(mostOf(bet))
  await payBet(tx, bet, { payout: asked.amount, at })
  await endWhenOver(tx, round, { outcome: asked.outcome, isRollback: false, at })
}

/**
 * Returns the stake of a debit, and takes back its credit: points spent since then become debt. A debit that
 * has not arrived yet is stored as rolled back and will be refused. Returns true if there was a bet.
 */
export async function rollBackDebit(
  tx: Database,
  provider: CasinoProvider,
  asked: RollbackAsked,
  at: Date,
): Promise<boolean> {
  const { status, body } = rolledBack().toAnswer()
  const tombstone = { provider: provider.name, transactionId: asked.debit, fingerprint: null, createdAt: at }
  if (await insertCall(tx, { ...tombstone, status, answer: body })) return false
  const { bet, round } = (await lockDebit(tx, provider, asked)) ?? {}
  if (!bet || !round) return false
  await voidBet(tx, bet, at)
  await endWhenOver(tx, round, { isRollback: true, at })
  return true
}
