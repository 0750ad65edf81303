import type { Care, Minor } from '@kit/sdk/contract'

/** What stands against any deposit: a break of the player's until a moment, or something that is asked for before. */
export type DepositStop = { why: 'timeOut' | 'exclusion'; until: string } | { why: 'limit' | 'answer' }

/** Why the operator would refuse every deposit, known before money is sent; undefined when it would not. */
export function depositStop({ excludedUntil, timeOutUntil, depositWaitsFor }: Care): DepositStop | undefined {
  if (excludedUntil !== null) return { why: 'exclusion', until: excludedUntil }
  if (timeOutUntil !== null) return { why: 'timeOut', until: timeOutUntil }
  return depositWaitsFor === 'nothing' ? undefined : { why: depositWaitsFor }
}

/** What the player's deposit limits leave, in minor units; undefined where there is none. */
export function leftToDeposit({ limits }: Pick<Care, 'limits'>): Minor | undefined {
  let least: Minor | undefined
  for (const { kind, amount, used } of limits) {
    if (kind !== 'deposit' || amount === null) continue
    const left = used < amount ? amount - used : 0n
    if (least === undefined || left < least) least = left
  }
  return least
}
