import type { Care, Minor } from '@kit/sdk/contract'

/** Reason against any deposit: a break until a time, or a required step before it. */
export type DepositStop = { why: 'timeOut' | 'exclusion'; until: string } | { why: 'limit' | 'answer' }

/**
 * Returns why the operator would refuse every deposit, known before money is sent; undefined if it
 * would not.
 */
export function depositStop({ excludedUntil, timeOutUntil, depositWaitsFor }: Care): DepositStop | undefined {
  if (excludedUntil !== null) return { why: 'exclusion', until: excludedUntil }
  if (timeOutUntil !== null) return { why: 'timeOut', until: timeOutUntil }
  return depositWaitsFor === 'nothing' ? undefined : { why: depositWaitsFor }
}

/**
 * Returns how much the player's deposit limits still allow, in minor units; undefined without a
 * limit.
 */
export function leftToDeposit({ limits }: Pick<Care, 'limits'>): Minor | undefined {
  let least: Minor | undefined
  for (const { kind, amount, used } of limits) {
    if (kind !== 'deposit' || amount === null) continue
    const left = used < amount ? amount - used : 0n
    if (least === undefined || left < least) least = left
  }
  return least
}
