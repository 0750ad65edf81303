import { minorFromPoints, type Minor, type PaymentAccount } from '@kit/sdk/contract'
import { formatPoints, type Message } from '@kit/ui'

/** Range in minor units, inclusive. */
export interface WithdrawRange {
  min: Minor
  max: Minor | undefined
}

/**
 * Returns the limits of an account's payment type, raised to the domain's minimum. A maximum of 0
 * means no limit, unless the domain takes it literally. Sources: WDR-006, WDR-007, Q-018, Q-019.
 */
export function withdrawRange(
  { minAmount, maxAmount }: Pick<PaymentAccount['method'], 'minAmount' | 'maxAmount'>,
  { minimumPoints, isZeroMaxStrict }: { minimumPoints: number; isZeroMaxStrict: boolean },
): WithdrawRange {
  const minimum = minorFromPoints(minimumPoints) ?? 0n
  return {
    min: minAmount > minimum ? minAmount : minimum,
    max: maxAmount === 0n && !isZeroMaxStrict ? undefined : maxAmount,
  }
}

/** Returns why an amount cannot be withdrawn, as a sentence; undefined if it can. */
export function amountProblem(
  minor: Minor,
  { range: { min, max }, available }: { range: WithdrawRange; available: Minor | undefined },
  message: Message,
): string | undefined {
  if (minor === 0n || minor < min || (max !== undefined && minor > max)) {
    const shown = formatPoints(min, { decimals: 'auto' })
    return max === undefined
      ? message('wallet.withdraw.tooLittle', { min: shown })
      : message('wallet.withdraw.outOfRange', { min: shown, max: formatPoints(max, { decimals: 'auto' }) })
  }
  if (available !== undefined && minor > available)
    return message('wallet.withdraw.notEnough', { available: formatPoints(available, { decimals: 'auto' }) })
  return undefined
}
