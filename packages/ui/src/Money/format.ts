import { pageCurrency, type Currency } from './currency.ts'

export interface PointsFormat {
  /** Shows a plus before a gain, so that profit and loss differ in more than hue. */
  sign?: 'auto' | 'always'
  /** Shows the currency symbol before the digits. */
  currency?: boolean
  /** `auto` omits the decimals of a whole amount, as messages do; `none` cuts them off. */
  decimals?: 'always' | 'auto' | 'none'
}

const MINUS = '−'

interface Grouping {
  /** The places of the marks. */
  between: RegExp
  /** The units of short forms in minor units, the largest first, and what follows the digits. */
  units: readonly [large: Unit, small: Unit]
}

interface Unit {
  minor: bigint
  suffix: string
}

const thousand: Unit = { minor: 100_000n, suffix: 'k' }
const groupings: Record<Currency['grouping'], Grouping> = {
  indian: { between: /\B(?=(?:\d{2})*\d{3}$)/g, units: [{ minor: 10_000_000n, suffix: 'l' }, thousand] },
  western: { between: /\B(?=(?:\d{3})+$)/g, units: [{ minor: 100_000_000n, suffix: 'm' }, thousand] },
}

const sizeOf = (minor: bigint) => (minor < 0n ? -minor : minor)

/** Writes digits with the sign, symbol and marks of a currency. */
export function written(
  minor: bigint,
  whole: string,
  fraction: string,
  { sign = 'auto', currency: hasSymbol = false }: PointsFormat,
  { symbol, grouping, marks: { group, decimal } = { group: ',', decimal: '.' } }: Currency,
): string {
  const signed = minor < 0n ? MINUS : sign === 'always' && minor > 0n ? '+' : ''
  const digits = whole.replace(groupings[grouping].between, group)
  return `${signed}${hasSymbol ? symbol : ''}${digits}${fraction && decimal}${fraction}`
}

/**
 * Formats an amount of points in full in the currency of the page, exact at any size. `minor` is hundredths of a point:
 * 12345678n is '1,23,456.78' in rupees. Source: CONST-002.
 */
export function formatPoints(minor: bigint, format: PointsFormat = {}): string {
  const currency = pageCurrency()
  const digits = sizeOf(minor).toString().padStart(3, '0')
  const { decimals = currency.decimals === 0 ? 'auto' : 'always' } = format
  const fraction = digits.slice(-2)
  const isCut = decimals === 'none' || (decimals === 'auto' && fraction === '00')
  return written(minor, digits.slice(0, -2), isCut ? '' : fraction, format, currency)
}

/** Returns true if an amount is long: its ungrouped text has more than seven characters. */
export function isLongAmount(minor: bigint): boolean {
  const digits = sizeOf(minor).toString().padStart(3, '0')
  const fraction = digits.slice(-2).replace(/0+$/, '')
  return (minor < 0n ? 1 : 0) + digits.length - 2 + (fraction && `.${fraction}`).length > 7
}

/**
 * Formats an amount in a unit of minor units with at most two decimals, e.g. 123456789n in lakhs as 12.34. Truncated,
 * never rounded up, so that it never shows points the player does not have.
 */
function inUnits(minor: bigint, unit: Unit, format: PointsFormat, isPadded = false): string {
  const hundredths = ((sizeOf(minor) * 100n) / unit.minor).toString().padStart(3, '0')
  const fraction = hundredths.slice(-2)
  const shown = isPadded ? fraction : fraction.replace(/0+$/, '')
  return written(minor, hundredths.slice(0, -2), shown, format, pageCurrency()) + unit.suffix
}

/**
 * Formats an amount of points for narrow spaces: in full unless long, else in the short units of the currency with at
 * most two decimals: thousands as 'k' and, in rupees, lakhs as 'l'. Show the full amount in a tooltip. Source:
 * CONST-003, CONST-004, Q-015.
 */
export function formatShortPoints(minor: bigint, format: PointsFormat = {}): string {
  const { units } = groupings[pageCurrency().grouping]
  const unit = isLongAmount(minor) && units.find((one) => sizeOf(minor) > one.minor)
  return unit ? inUnits(minor, unit, format) : formatPoints(minor, format)
}

/**
 * Formats the size of a price for a cell: whole points, rounded down; from the largest short unit on in it, with two
 * decimals.
 */
export function formatSize(minor: bigint): string {
  const [large] = groupings[pageCurrency().grouping].units
  if (minor >= large.minor) return inUnits(minor, large, {}, true)
  return minor > 0n && minor < 100n ? '<1' : formatPoints(minor, { decimals: 'none' })
}
