import { formatPoints } from '@kit/ui'

/**
 * Formats an amount with grouped digits, and decimals only if it has some: 10000000n is '1,00,000'.
 */
export const wholePoints = (minor: bigint): string => formatPoints(minor, { decimals: 'auto' })
