import type { CareDemands, Minor } from '@kit/sdk/contract'
import type { Database, DepositRow } from '../database/schema.ts'
import { breaksOf, limitsOf, owedBefore, usedOf, type Breaks, type PlayerLimit } from './careStore.ts'
import { checkDue, depositLimitOwed, limitReached, selfExcluded, timedOut } from './failures.ts'
import { periodStart } from './limitRules.ts'

/** Refuses while the player takes a break. */
function checkBreaks({ timeOutUntil, excludedUntil }: Breaks, at: Date): void {
  if (excludedUntil !== null && excludedUntil > at) throw selfExcluded(excludedUntil)
  if (timeOutUntil !== null && timeOutUntil > at) throw timedOut(timeOutUntil)
}

/** Whether a player takes a break at a moment. */
export async function isOnBreak(executor: Database, userId: string, at: Date): Promise<boolean> {
  const { timeOutUntil, excludedUntil } = await breaksOf(executor, userId)
  return [timeOutUntil, excludedUntil].some((until) => until !== null && until > at)
}

/** Refuses what would exceed a limit. Nothing added exceeds none: a hedge is always allowed. */
function checkLimit({ kind, period, amount }: PlayerLimit, used: Minor, added: Minor): void {
  if (amount === null || added <= 0n || used + added <= amount) return
  throw limitReached(kind, period, amount, used < amount ? amount - used : 0n)
}

/** What protects a player at a moment, read for a bet that may follow. */
export interface CareStanding {
  breaks: Breaks
  limits: readonly (PlayerLimit & { used: Minor })[]
  at: Date
}

/** Reads what a player's bet is checked by. The player's row is locked: no other bet comes between. */
export async function readCareStanding(tx: Database, userId: string, at: Date): Promise<CareStanding> {
  const limits = []
  for (const limit of await limitsOf(tx, userId, at))
    if (limit.kind !== 'deposit' && limit.amount !== null)
      limits.push({ ...limit, used: await usedOf(tx, userId, limit, at) })
  return { breaks: await breaksOf(tx, userId), limits, at }
}

/** A bet in minor units: `reserve` is what it can lose more than the player can lose already. */
export interface CheckedBet {
  stake: Minor
  profit: Minor
  reserve: Minor
}

/**
 * The stake that counts towards a stake limit: none of a hedge, whose whole profit covers what could be lost. A bet that
 * turns the book over frees less than its profit, and counts whole: else one could bet on and on without a limit.
 */
export const countedStake = ({ stake, profit, reserve }: CheckedBet): Minor =>
  reserve < 0n && -reserve >= profit ? 0n : stake

/** Refuses a bet during a break or beyond a limit. */
export function checkBetCare({ breaks, limits, at }: CareStanding, bet: CheckedBet): void {
  checkBreaks(breaks, at)
  const added = { stake: countedStake(bet), loss: bet.reserve, deposit: 0n }
  for (const limit of limits) checkLimit(limit, limit.used, added[limit.kind])
}

/**
 * Refuses to complete a deposit that was opened before: a break may have begun since, or a limit may be lower. The
 * player's row is locked.
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
    // One opened in this period is used of it already.
    const others = createdAt >= periodStart(limit.period, at) ? used - amount : used
    checkLimit(limit, others, amount)
  }
}

/** A page shows a check when it is due, and waits for orders that are under way: for so long bets are taken still, in ms. */
const checkPatienceMs = 120_000

/** Refuses a bet of a login whose reality check was due a while ago and has not been read. */
export function checkReality(dueAt: Date | null, at: Date): void {
  if (dueAt !== null && at.getTime() - dueAt.getTime() > checkPatienceMs) throw checkDue()
}

/**
 * Refuses a deposit during a break, beyond a limit, or before the player did what the domain's jurisdiction asks for. The
 * player's row is locked.
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
