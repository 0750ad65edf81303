import { formatPoints, formatShortPoints, isLongAmount } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'

/** A lakh of points, in minor units. */
const lakh = 10_000_000n

/** How a profit or loss is shown: in full up to a lakh, where a short form would hide points of it. */
export const resultDisplay = (amount: Minor): 'full' | 'short' =>
  amount < lakh && amount > -lakh ? 'full' : 'short'

/** A limit or a matched amount: whole points without decimals, long ones with k or l. Sources: CONST-003, CONST-004. */
export const amountText = (amount: Minor): string =>
  isLongAmount(amount) ? formatShortPoints(amount) : formatPoints(amount).replace(/\.00$/, '')
