import { planCashOut, wholeShare, type CashOutAsked, type CashOutFault, type CashOutPlan } from './cashOut.ts'

/** The slider's step, in percent. */
export const shareStep = 5

const shares = Array.from({ length: wholeShare / shareStep }, (_, index) => (index + 1) * shareStep)

export interface SnappedCashOut extends CashOutPlan {
  share: number
}

/**
 * The cash out of the share nearest to `share` that is possible, of two equally near ones the larger; the reason why not
 * where none is.
 */
export function nearestCashOut(asked: CashOutAsked): SnappedCashOut | { fault: CashOutFault } {
  const byDistance = shares.toSorted(
    (one, other) => Math.abs(one - asked.share) - Math.abs(other - asked.share) || other - one,
  )
  let fault: CashOutFault | undefined
  for (const share of byDistance) {
    const plan = planCashOut({ ...asked, share })
    if (!('fault' in plan)) return { ...plan, share }
    // Why the whole is impossible says more than why a part is.
    if (share === wholeShare) fault = plan.fault
    if (plan.fault === 'level') return plan
  }
  return { fault: fault ?? 'no-price' }
}
