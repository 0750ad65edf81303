import { decimalFrom } from '../NumberField/decimal.ts'
import { formatDecimalOdds, type OddsFormat, type OddsFormatName } from './oddsFormat.ts'

const MINUS = '−'

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

const divided = (amount: number, by: number) => Math.floor((2 * amount + by) / (2 * by))

const fixed = (units: number, decimals = 2) => {
  const digits = String(units).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Returns the stake that wins 1, with at least two significant digits: a profit of 300 on 100 is 0.33. */
function stakeToWinOne(win: number): string {
  let decimals = 2
  let units = divided(10_000, win)
  while (units < 10) {
    decimals += 1
    units = divided(10 ** (decimals + 2), win)
  }
  return `${MINUS}${fixed(units, decimals)}`
}

const plain = (text: string) => text.trim().replaceAll(MINUS, '-')

/** Parses a decimal number in units of a millionth. Returns undefined if it is invalid. */
const millionths = (text: string): number | undefined => {
  const units = decimalFrom(plain(text), 6)
  return units === undefined ? undefined : Number(units)
}

const oddsWinning = (win: number): number | undefined =>
  Number.isFinite(win) && win > 0 ? Math.round(100 + win) : undefined

// `win` is the profit on a stake of 100: odds of 2.50 win 150.
const formats: Record<
  Exclude<OddsFormatName, 'decimal'>,
  { write: (win: number) => string; read: (text: string) => number | undefined }
> = {
  fractional: {
    write(win) {
      const divisor = greatestCommonDivisor(win, 100)
      return `${win / divisor}/${100 / divisor}`
    },
    read(text) {
      const [, won, staked] = /^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(plain(text)) ?? []
      return oddsWinning((100 * Number(won)) / Number(staked))
    },
  },
  american: {
    write: (win) => (win >= 100 ? `+${win}` : `${MINUS}${divided(10_000, win)}`),
    read(text) {
      const [, sign, digits] = /^([+-]?)(\d{3,6})$/.exec(plain(text)) ?? []
      if (digits === undefined) return undefined
      return oddsWinning(sign === '-' ? 10_000 / Number(digits) : Number(digits))
    },
  },
  hongKong: {
    write: (win) => fixed(win),
    read(text) {
      const win = millionths(text)
      return win === undefined ? undefined : oddsWinning(win / 10_000)
    },
  },
  indonesian: {
    write: (win) => (win >= 100 ? fixed(win) : stakeToWinOne(win)),
    read(text) {
      const value = millionths(text)
      if (value === undefined || Math.abs(value) < 1_000_000) return undefined
      return oddsWinning(value < 0 ? 100_000_000 / -value : value / 10_000)
    },
  },
  malay: {
    write: (win) => (win <= 100 ? fixed(win) : stakeToWinOne(win)),
    read(text) {
      const value = millionths(text)
      if (value === undefined || Math.abs(value) > 1_000_000) return undefined
      return oddsWinning(value < 0 ? 100_000_000 / -value : value / 10_000)
    },
  },
}

const formatOf = (name: Exclude<OddsFormatName, 'decimal'>): OddsFormat => {
  const { write, read } = formats[name]
  return {
    name,
    write: (hundredths) => {
      const win = Math.trunc(hundredths) - 100
      // Odds of 1.00 and less win nothing, which only decimal odds can express.
      return win <= 0 ? formatDecimalOdds(hundredths) : write(win)
    },
    read,
  }
}

/**
 * The odds formats of a page, one record each. Inexact values are rounded by convention; bets settle by the decimal
 * odds.
 */
export const oddsFormats: Record<OddsFormatName, OddsFormat> = {
  decimal: { name: 'decimal', write: formatDecimalOdds },
  fractional: formatOf('fractional'),
  american: formatOf('american'),
  hongKong: formatOf('hongKong'),
  indonesian: formatOf('indonesian'),
  malay: formatOf('malay'),
}

/** All format names, in the order of the player's menu. */
export const oddsFormatNames = Object.keys(oddsFormats) as OddsFormatName[]

/**
 * Formats decimal odds in hundredths in a given format: 250 is 2.50, 3/2, +150, 1.50 in Hong Kong and Indonesia and
 * −0.67 in Malaysia. For odds in the format of the page use `formatOdds`.
 */
export const formatOddsAs = (hundredths: number, format: OddsFormatName): string =>
  oddsFormats[format].write(hundredths)
