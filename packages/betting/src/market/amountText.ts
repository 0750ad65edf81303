import { formatPoints, formatShortPoints, isLongAmount } from '@kit/ui'
import type { Minor } from '@kit/sdk/contract'

/** A limit or a matched amount: whole points without decimals, long ones with k or l. Sources: CONST-003, CONST-004. */
export const amountText = (amount: Minor): string =>
  isLongAmount(amount) ? formatShortPoints(amount) : formatPoints(amount).replace(/\.00$/, '')
