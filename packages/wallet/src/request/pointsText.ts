import type { Minor } from '@kit/sdk/contract'
import { formatPoints } from '@kit/ui'

/** Points inside a sentence: grouped, without decimals when whole. */
export const pointsText = (minor: Minor): string => formatPoints(minor).replace(/\.00$/, '')
