import type { Minor, PaymentMethod } from '@kit/sdk/contract'
import { paymentTypeFacts } from '../paymentTypeFacts.ts'
import type { PaymentOrder } from './paymentOrder.ts'

/** A `max` of 0 is no limit. */
export interface OfferedMethod {
  method: PaymentMethod
  min: Minor
  max: Minor
  /** True if the amount is outside its range; it is shown disabled with its range. */
  isLocked: boolean
}

/** Returns the smallest transfer, without the hosted page, which accepts any amount; 0 without such methods. */
export const leastTransfer = (offered: readonly OfferedMethod[]): Minor =>
  offered
    .filter(({ method }) => !paymentTypeFacts[method.paymentType].isHosted)
    .reduce((least, { min }) => (least === 0n || min < least ? min : least), 0n)

/**
 * Returns the range of a method; its minimum is raised to the domain's. A hosted page accepts any
 * amount that the domain allows (DEP-016, Q-019).
 */
function rangeOf(
  { paymentType, minAmount, maxAmount }: Pick<PaymentMethod, 'paymentType' | 'minAmount' | 'maxAmount'>,
  minimumAmount: Minor,
): { min: Minor; max: Minor } {
  if (paymentTypeFacts[paymentType].isHosted) return { min: minimumAmount, max: 0n }
  return { min: minAmount > minimumAmount ? minAmount : minimumAmount, max: maxAmount }
}

/**
 * Returns the methods in the order of the brand and then of the operator, without hidden and
 * disabled ones (DEP-014, DEP-015, Q-023, Q-093).
 */
export function offeredMethods(
  methods: readonly PaymentMethod[],
  amount: Minor,
  { minimumAmount, order: { first, hidden } }: { minimumAmount: Minor; order: PaymentOrder },
): OfferedMethod[] {
  const placeOf = ({ paymentType }: PaymentMethod) =>
    first.includes(paymentType) ? first.indexOf(paymentType) : first.length
  return methods
    .filter(({ isActive, isLocked, paymentType }) => isActive && !isLocked && !hidden.has(paymentType))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.sort - other.sort)
    .map((method) => {
      const { min, max } = rangeOf(method, minimumAmount)
      return { method, min, max, isLocked: amount < min || (max > 0n && amount > max) }
    })
}
