import { formatOdds } from '../Money/index.ts'

/** Odds formats. `decimal` is the default; the others are customary in a country. */
export type OddsFormat = 'decimal' | 'fractional' | 'american' | 'hongKong' | 'indonesian' | 'malay'

const MINUS = '−'

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

/** A quotient of integers, halves up. */
const divided = (amount: number, by: number) => Math.floor((2 * amount + by) / (2 * by))

const twoDecimals = (hundredths: number) =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

// `win` is the profit on a stake of 100: odds of 2.50 win 150.
const formats: Record<Exclude<OddsFormat, 'decimal'>, (win: number) => string> = {
  fractional: (win) => {
    const divisor = greatestCommonDivisor(win, 100)
    return `${win / divisor}/${100 / divisor}`
  },
  american: (win) => (win >= 100 ? `+${win}` : `${MINUS}${divided(10_000, win)}`),
  hongKong: twoDecimals,
  indonesian: (win) => (win >= 100 ? twoDecimals(win) : `${MINUS}${twoDecimals(divided(10_000, win))}`),
  malay: (win) => (win <= 100 ? twoDecimals(win) : `${MINUS}${twoDecimals(divided(10_000, win))}`),
}

/**
 * Formats decimal odds in hundredths: 250 is 2.50, 3/2, +150, 1.50 in Hong Kong and Indonesia and −0.67 in Malaysia.
 * Odds of 1.00 and less win nothing, which only decimal can express: they stay decimal. Inexact values are rounded as
 * is customary; bets settle by the decimal odds.
 */
export function formatOddsAs(hundredths: number, format: OddsFormat): string {
  const win = Math.trunc(hundredths) - 100
  return format === 'decimal' || win <= 0 ? formatOdds(hundredths) : formats[format](win)
}
