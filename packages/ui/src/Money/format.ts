/** The currency of a point. Source: CONST-001. */
export const currency = { code: 'INR', symbol: '₹' } as const

export interface PointsFormat {
  /** Shows a plus before a gain, so that profit and loss differ in more than hue. */
  sign?: 'auto' | 'always'
  /** Shows the currency symbol before the digits. */
  currency?: boolean
  /** `auto` omits the decimals of a whole amount, as messages do. */
  decimals?: 'always' | 'auto'
}

const MINUS = '−'

/** Groups digits the Indian way: 1234567 is 12,34,567. */
function grouped(digits: string): string {
  const tail = digits.slice(-3)
  const head = digits.slice(0, -3)
  return head ? `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}` : tail
}

function before(minor: bigint, { sign = 'auto', currency: hasSymbol = false }: PointsFormat): string {
  const signed = minor < 0n ? MINUS : sign === 'always' && minor > 0n ? '+' : ''
  return hasSymbol ? signed + currency.symbol : signed
}

/**
 * Formats an amount of points in full: two decimals, Indian grouping, exact at any size. `minor` is hundredths of a
 * point: 12345678n is '1,23,456.78'. Source: CONST-002.
 */
export function formatPoints(minor: bigint, format: PointsFormat = {}): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  const text = `${before(minor, format)}${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`
  return format.decimals === 'auto' ? text.replace('.00', '') : text
}

function plainText(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  const fraction = digits.slice(-2).replace(/0+$/, '')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}${fraction && `.${fraction}`}`
}

/** Returns true if an amount is long: its ungrouped text has more than seven characters (Q-015). */
export function isLongAmount(minor: bigint): boolean {
  return plainText(minor).length > 7
}

/**
 * Formats an amount of points for narrow spaces: in full unless long, else thousands as 'k' and, above a lakh, lakhs as
 * 'l' with at most two decimals. Truncated, never rounded up, so that it never shows points the player does not have.
 * Show the full amount in a tooltip. Source: CONST-003, CONST-004, Q-015.
 */
export function formatShortPoints(minor: bigint, format: PointsFormat = {}): string {
  const size = minor < 0n ? -minor : minor
  if (!isLongAmount(minor) || size <= 100_000n) return formatPoints(minor, format)
  const [unit, suffix] = size > 10_000_000n ? [100_000n, 'l'] : [1_000n, 'k']
  const hundredths = (size / unit).toString().padStart(3, '0')
  const fraction = hundredths.slice(-2).replace(/0+$/, '')
  return `${before(minor, format)}${grouped(hundredths.slice(0, -2))}${fraction && `.${fraction}`}${suffix}`
}
