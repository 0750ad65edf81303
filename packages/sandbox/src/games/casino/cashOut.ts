import { byHand, msUntil, payoutOf, targetOf } from '@kit/sdk/fair'
import { lockAccount } from '../../operator/accounts/accountStore.ts'
import type { CasinoBetRow, CasinoRoundRow, Database } from '../../operator/database/schema.ts'
import { notUpYet, roundUnknown, tooLate } from './failures.ts'
import { betOfPlayer, lockRound } from './roundStore.ts'
import { crashPointOf, multiplierAt, phaseOf, startOf } from './shared-round/sharedRound.ts'
import { payBet } from './wallet/payBet.ts'

interface CashingOut {
  userId: string
  roundId: string
  at: Date
}

/**
 * Locks the round, shared among its players so that only its end waits for them, and returns it with the
 * player's bet.
 */
async function lockBet(
  tx: Database,
  { userId, roundId }: CashingOut,
): Promise<{ round: CasinoRoundRow; bet: CasinoBetRow } | undefined> {
  const round = await lockRound(tx, roundId, 'share')
  if (!round) return undefined
  await lockAccount(tx, userId)
  const bet = await betOfPlayer(tx, roundId, userId)
  return bet && { round, bet }
}

/**
 * Returns the multiplier at which a bet was cashed out, in hundredths: by hand, or paid at its target. Null
 * if it was not.
 */
export const cashedOutAt = ({
  cashOut,
  state,
  selection,
}: Pick<CasinoBetRow, 'cashOut' | 'state' | 'selection'>): number | null =>
  cashOut ?? (state === 'won' ? (targetOf(selection) ?? null) : null)

/**
 * Cashes a player's bet out at the current multiplier and pays it immediately. Idempotent. Returns true if
 * anything was paid.
 */
export const cashOut = (database: Database, cashing: CashingOut): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { round, bet } = (await lockBet(tx, cashing)) ?? {}
    if (!round || bet?.selection !== byHand) throw roundUnknown()
    if (bet.cashOut !== null) return false
    const now = cashing.at.getTime()
    const phase = phaseOf(round, now)
    if (phase === 'fallen') throw tooLate()
    if (phase === 'stakes') throw notUpYet()
    const height = Math.min(multiplierAt(round, now), crashPointOf(round))
    await payBet(tx, bet, { payout: payoutOf(bet.stake, height), cashOut: height, at: cashing.at })
    return true
  })

const targetTime = (round: CasinoRoundRow, target: number): number => startOf(round) + msUntil(target)

/**
 * Returns when a bet with a target is cashed out, in ms since the epoch, or undefined for a bet that is
 * cashed out by hand.
 */
export function targetAt(round: CasinoRoundRow, { selection }: CasinoBetRow): number | undefined {
  const target = targetOf(selection)
  return target === undefined ? undefined : targetTime(round, target)
}

/** Pays a bet whose target is reached before the crash. Returns true if anything was paid. */
export const payTarget = (database: Database, cashing: CashingOut): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { round, bet } = (await lockBet(tx, cashing)) ?? {}
    const target = bet && targetOf(bet.selection)
    if (!round || bet?.state !== 'open' || target === undefined) return false
    const now = cashing.at.getTime()
    if (phaseOf(round, now) !== 'rising' || now < targetTime(round, target)) return false
    await payBet(tx, bet, { payout: payoutOf(bet.stake, target), at: cashing.at })
    return true
  })
