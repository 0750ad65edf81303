import { byHand, msUntil, payoutOf, targetOf } from '@kit/sdk/fair'
import { lockAccount } from '../../operator/accounts/accountStore.ts'
import type { CasinoBetRow, CasinoRoundRow, Database } from '../../operator/database/schema.ts'
import { notUpYet, roundUnknown, tooLate } from './failures.ts'
import { betOfPlayer, lockRound } from './roundStore.ts'
import { fallOf, heightAt, phaseOf, startOf } from './shared-round/sharedRound.ts'
import { payBet } from './wallet/payBet.ts'

interface TakingIn {
  userId: string
  roundId: string
  at: Date
}

/** The round, locked for all its players together, so that only its end waits for them, and the player's bet in it. */
async function lockBet(
  tx: Database,
  { userId, roundId }: TakingIn,
): Promise<{ round: CasinoRoundRow; bet: CasinoBetRow } | undefined> {
  const round = await lockRound(tx, roundId, 'share')
  if (!round) return undefined
  await lockAccount(tx, userId)
  const bet = await betOfPlayer(tx, roundId, userId)
  return bet && { round, bet }
}

/** The height at which a bet came in, in hundredths: by hand, or paid at its target; null when it has not. */
export const takenAt = ({
  cashOut,
  state,
  selection,
}: Pick<CasinoBetRow, 'cashOut' | 'state' | 'selection'>): number | null =>
  cashOut ?? (state === 'won' ? (targetOf(selection) ?? null) : null)

/**
 * Takes a player's kite in at the height that it has now, and pays it at once. Repeating it changes nothing. Gives whether
 * anything was paid.
 */
export const cashOut = (database: Database, taking: TakingIn): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { round, bet } = (await lockBet(tx, taking)) ?? {}
    if (!round || bet?.selection !== byHand) throw roundUnknown()
    if (bet.cashOut !== null) return false
    const now = taking.at.getTime()
    const phase = phaseOf(round, now)
    if (phase === 'fallen') throw tooLate()
    if (phase === 'stakes') throw notUpYet()
    const height = Math.min(heightAt(round, now), fallOf(round))
    await payBet(tx, bet, { payout: payoutOf(bet.stake, height), cashOut: height, at: taking.at })
    return true
  })

const targetTime = (round: CasinoRoundRow, target: number): number => startOf(round) + msUntil(target)

/** When a bet with a target comes in, in ms since the epoch; undefined for one that is taken in by hand. */
export function targetAt(round: CasinoRoundRow, { selection }: CasinoBetRow): number | undefined {
  const target = targetOf(selection)
  return target === undefined ? undefined : targetTime(round, target)
}

/** Pays a bet whose target is reached while its kite is up. Gives whether anything was paid. */
export const payTarget = (database: Database, taking: TakingIn): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { round, bet } = (await lockBet(tx, taking)) ?? {}
    const target = bet && targetOf(bet.selection)
    if (!round || bet?.state !== 'open' || target === undefined) return false
    const now = taking.at.getTime()
    if (phaseOf(round, now) !== 'rising' || now < targetTime(round, target)) return false
    await payBet(tx, bet, { payout: payoutOf(bet.stake, target), at: taking.at })
    return true
  })
