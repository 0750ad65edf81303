import { formatPoints, formatShortPoints, isLongAmount } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'

/** A lakh of points, in minor units. */
const lakh = 10_000_000n

/** Returns how to show a profit or loss: in full below a lakh, because the short form would hide points. */
export const resultDisplay = (amount: Minor): 'full' | 'short' =>
  amount < lakh && amount > -lakh ? 'full' : 'short'

/**
 * Returns a limit or matched amount in whole points without decimals; long ones are shortened with k or l. Sources:
 * CONST-003, CONST-004.
 */
export const amountText = (amount: Minor): string =>
  isLongAmount(amount) ? formatShortPoints(amount) : formatPoints(amount, { decimals: 'auto' })
