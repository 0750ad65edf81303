import { formatPoints } from '@kit/ui'

/** An amount in groups of digits, without decimals where it has none: 10000000n is '1,00,000'. */
export const wholePoints = (minor: bigint): string => formatPoints(minor).replace(/\.00$/, '')
