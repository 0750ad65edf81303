import {
  planCashOut,
  wholeShare,
  type CashOutRequest,
  type CashOutFault,
  type CashOutPlan,
} from './cashOut.ts'

/** Step of the cash out slider, in percent. */
export const shareStep = 5

const shares = Array.from({ length: wholeShare / shareStep }, (_, index) => (index + 1) * shareStep)

export interface SnappedCashOut extends CashOutPlan {
  share: number
}

/**
 * Returns the cash out of the possible share nearest to `share`; of two equally near ones the larger. Returns the
 * reason if no share is possible.
 */
export function nearestCashOut(asked: CashOutRequest): SnappedCashOut | { fault: CashOutFault } {
  const byDistance = shares.toSorted(
    (one, other) => Math.abs(one - asked.share) - Math.abs(other - asked.share) || other - one,
  )
  let fault: CashOutFault | undefined
  for (const share of byDistance) {
    const plan = planCashOut({ ...asked, share })
    if (!('fault' in plan)) return { ...plan, share }
    // The fault of the full cash out explains more than that of a share.
    if (share === wholeShare) fault = plan.fault
    if (plan.fault === 'level') return plan
  }
  return { fault: fault ?? 'no-price' }
}
