import type { CareDemands, Minor } from '@kit/sdk/contract'
import type { Database, DepositRow } from '../database/schema.ts'
import { breaksOf, limitsOf, owedBefore, usedOf, type Breaks, type PlayerLimit } from './careStore.ts'
import { checkDue, depositLimitOwed, limitReached, selfExcluded, timedOut } from './failures.ts'
import { periodStart } from './limitRules.ts'

function checkBreaks({ timeOutUntil, excludedUntil }: Breaks, at: Date): void {
  if (excludedUntil !== null && excludedUntil > at) throw selfExcluded(excludedUntil)
  if (timeOutUntil !== null && timeOutUntil > at) throw timedOut(timeOutUntil)
}

export async function isOnBreak(executor: Database, userId: string, at: Date): Promise<boolean> {
  const { timeOutUntil, excludedUntil } = await breaksOf(executor, userId)
  return [timeOutUntil, excludedUntil].some((until) => until !== null && until > at)
}

/**
 * Throws if the added amount would exceed a limit. An added amount of zero or less never does: a hedge is
 * always allowed.
 */
function checkLimit({ kind, period, amount }: PlayerLimit, used: Minor, added: Minor): void {
  if (amount === null || added <= 0n || used + added <= amount) return
  throw limitReached(kind, period, amount, used < amount ? amount - used : 0n)
}

export interface CareState {
  breaks: Breaks
  limits: readonly (PlayerLimit & { used: Minor })[]
  at: Date
}

/**
 * Reads the data that a player's bet is checked against. The player's row is locked, so that no other bet
 * intervenes.
 */
export async function readCareState(tx: Database, userId: string, at: Date): Promise<CareState> {
  const limits = []
  for (const limit of await limitsOf(tx, userId, at))
    if (limit.kind !== 'deposit' && limit.amount !== null)
      limits.push({ ...limit, used: await usedOf(tx, userId, limit, at) })
  return { breaks: await breaksOf(tx, userId), limits, at }
}

/** A bet in minor units. `reserve` is the amount by which it increases the possible loss. */
export interface CheckedBet {
  stake: Minor
  profit: Minor
  reserve: Minor
}

/**
 * A hedge counts zero if its whole profit covers possible losses. A bet that turns the book over counts in
 * full: otherwise, a player could bet repeatedly without a limit.
 */
export const countedStake = ({ stake, profit, reserve }: CheckedBet): Minor =>
  reserve < 0n && -reserve >= profit ? 0n : stake

export function checkBetCare({ breaks, limits, at }: CareState, bet: CheckedBet): void {
  checkBreaks(breaks, at)
  const added = { stake: countedStake(bet), loss: bet.reserve, deposit: 0n }
  for (const limit of limits) checkLimit(limit, limit.used, added[limit.kind])
}

/**
 * Throws for a deposit that was opened earlier and cannot be completed: a break may have begun since, or a
 * limit may be lower. The player's row is locked.
 */
export async function checkPaymentCare(
  tx: Database,
  { userId, amount, createdAt }: Pick<DepositRow, 'userId' | 'amount' | 'createdAt'>,
  at: Date,
): Promise<void> {
  checkBreaks(await breaksOf(tx, userId), at)
  for (const limit of await limitsOf(tx, userId, at)) {
    if (limit.kind !== 'deposit') continue
    const used = await usedOf(tx, userId, limit, at)
    // A deposit that was opened in this period is already included.
    const others = createdAt >= periodStart(limit.period, at) ? used - amount : used
    checkLimit(limit, others, amount)
  }
}

/**
 * Pages show a check when it is due, and wait for orders in flight, so bets are accepted this much longer, in
 * ms.
 */
const checkPatienceMs = 120_000

export function checkReality(dueAt: Date | null, at: Date): void {
  if (dueAt !== null && at.getTime() - dueAt.getTime() > checkPatienceMs) throw checkDue()
}

/**
 * Throws for a deposit during a break, beyond a limit, or before the player met the requirements of the
 * domain's jurisdiction. The player's row is locked.
 */
export async function checkDepositCare(
  tx: Database,
  userId: string,
  { amount, waitsFor, at }: { amount: Minor; waitsFor: CareDemands['depositWaitsFor']; at: Date },
): Promise<void> {
  checkBreaks(await breaksOf(tx, userId), at)
  const owed = await owedBefore(tx, userId, waitsFor)
  if (owed !== 'nothing') throw depositLimitOwed(owed)
  for (const limit of await limitsOf(tx, userId, at))
    if (limit.kind === 'deposit') checkLimit(limit, await usedOf(tx, userId, limit, at), amount)
}
