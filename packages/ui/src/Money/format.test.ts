import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brl, btc, convertedText, currencyOf, inr, jpy, kwd, points, usd } from './currencies.ts'
import { pageCurrency, showMoneyIn, type Currency } from './currency.ts'
import { formatPoints, formatShortPoints, formatSize, isLongAmount } from './format.ts'

describe('an amount of points', () => {
  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [100_000n, '1,000.00'],
    [12_345_678n, '1,23,456.78'],
    [1_234_567_890n, '1,23,45,678.90'],
    [-50_000n, '−500.00'],
  ])('CONST-002 %s hundredths are shown to two decimals as %s', (minor, text) => {
    expect(formatPoints(minor)).toBe(text)
  })

  it('CONST-002 loses no digit, whatever its size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (minor) => {
        const text = formatPoints(minor)
        expect(BigInt(text.replace('−', '-').replace(/[,.]/g, ''))).toBe(minor)
        expect(text).toMatch(/\.\d\d$/)
      }),
    )
  })

  it('CONST-002 groups as the en-IN locale does', () => {
    const reference = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (minor) => {
        const points = `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}` as `${number}`
        expect(formatPoints(BigInt(minor))).toBe(reference.format(points))
      }),
    )
  })

  it('shows a gain with a plus as a result, and an even result with no sign', () => {
    expect(formatPoints(53_000n, { sign: 'always' })).toBe('+530.00')
    expect(formatPoints(0n, { sign: 'always' })).toBe('0.00')
  })
})

it.each([
  [647_494n, '6,474.94'],
  [10_000_000n, '1,00,000'],
  [10_050n, '100.50'],
])('omits the decimals of a whole amount in a message: %s is %s', (minor, text) =>
  expect(formatPoints(minor, { decimals: 'auto' })).toBe(text),
)

it('CONST-001 shows rupees with the symbol between sign and digits', () => {
  expect(pageCurrency()).toBe(inr)
  const reference = new Intl.NumberFormat('en-IN', { style: 'currency', currency: inr.code })
  expect(formatPoints(12_345_678n, { currency: true })).toBe(reference.format(123_456.78))
  expect(formatPoints(53_000n, { currency: true, sign: 'always' })).toBe('+₹530.00')
  expect(formatPoints(-50_000n, { currency: true })).toBe('−₹500.00')
  expect(formatShortPoints(123_456_789n, { currency: true })).toBe('₹12.34l')
})

describe('a long amount', () => {
  it.each([
    [9_999_900n, '99,999.00', false],
    [1_234_567n, '12.34k', true],
    [10_000_025n, '1l', true],
    [9_999_999n, '99.99k', true],
    [123_456_789n, '12.34l', true],
    [-123_456_789n, '−12.34l', true],
  ])('CONST-003 CONST-004 %s hundredths become %s', (minor, text, long) => {
    expect(isLongAmount(minor)).toBe(long)
    expect(formatShortPoints(minor)).toBe(text)
  })

  it('CONST-003 stays in full up to and including one thousand, for any input form', () => {
    expect(formatShortPoints(100_000n)).toBe('1,000.00')
    expect(formatShortPoints(99_999n)).toBe('999.99')
  })

  it('never misstates the order of magnitude: the shown amount is the real one, cut by less than a hundredth of its unit', () => {
    const unitOf = (text: string) => (text.endsWith('l') ? 10_000_000n : text.endsWith('k') ? 100_000n : 100n)
    const hundredthsOf = (text: string) => {
      const [whole = '0', fraction = ''] = text.replace(/[−,kl]/g, '').split('.')
      return BigInt(whole + fraction.padEnd(2, '0'))
    }
    const digits = (amount: bigint) => (amount < 0n ? -amount : amount).toString().length
    // All sizes are equally likely, from hundredths to far beyond a float's precision.
    const amount = fc
      .tuple(fc.integer({ min: 0, max: 30 }), fc.bigInt({ min: 1n, max: 9_999_999n }), fc.boolean())
      .map(([zeros, lead, isLoss]) => (isLoss ? -1n : 1n) * lead * 10n ** BigInt(zeros))
    fc.assert(
      fc.property(amount, (minor) => {
        const text = formatShortPoints(minor)
        const size = minor < 0n ? -minor : minor
        const shown = (hundredthsOf(text) * unitOf(text)) / 100n
        expect(shown <= size && size - shown < unitOf(text) / 100n).toBe(true)
        expect(digits(shown)).toBe(digits(size))
        expect(text.startsWith('−')).toBe(minor < 0n)
      }),
      { numRuns: 500 },
    )
  })

  it('never shows more points than there are', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (minor) => {
        const text = formatShortPoints(minor).replaceAll(',', '')
        const unit = text.endsWith('l') ? 10_000_000n : text.endsWith('k') ? 100_000n : 100n
        const [whole = '0', fraction = ''] = text.replace(/[kl]$/, '').split('.')
        expect((BigInt(whole + fraction.padEnd(2, '0')) * unit) / 100n <= minor).toBe(true)
      }),
    )
  })
})

describe('other currencies', () => {
  const inCurrency = <Value>(currency: Currency, write: () => Value): Value => {
    showMoneyIn(currency)
    try {
      return write()
    } finally {
      showMoneyIn(inr)
    }
  }

  it.each([
    [usd, 123_456_789n, '$1,234,567.89', '1.23m', '1.23m'],
    [usd, 12_345_678n, '$123,456.78', '123.45k', '123,456'],
    [brl, 123_456_789n, 'R$\u00a01.234.567,89', '1,23m', '1,23m'],
    [jpy, 12_345_600n, '¥123,456', '123,456', '123,456'],
    [jpy, 12_345_650n, '¥123,456.50', '123.45k', '123,456'],
    [points, 99_900n, '999.00', '999.00', '999'],
    [inr, 123_456_789n, '₹12,34,567.89', '12.34l', '12.34l'],
  ])('writes amounts of %o: %s', (currency, minor, full, short, size) => {
    inCurrency(currency, () => {
      expect(formatPoints(minor, { currency: true })).toBe(full)
      expect(formatShortPoints(minor)).toBe(short)
      expect(formatSize(minor)).toBe(size)
    })
  })

  it('groups as the en locale does', () => {
    const reference = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (minor) => {
        const exact = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}` as `${number}`
        expect(inCurrency(usd, () => formatPoints(minor))).toBe(reference.format(exact))
      }),
    )
  })
})

describe('a converted amount', () => {
  it.each([
    [100_000n, '0.0118', usd, '$11.80'],
    [-100_000n, '0.0118', usd, '−$11.80'],
    [99_999n, '0.0118', usd, '$11.79'],
    [100_000n, '1.77', jpy, '¥1,770'],
    [1n, '0.0118', usd, '$0.00'],
    [100_000n, '0.0036', kwd, 'KWD\u00a03.600'],
    [12_345_678_901_299n, '0.00000013', btc, '₿16,049.38257168'],
    [100_000n, '0.063', brl, 'R$\u00a063,00'],
  ])('of %s hundredths at %s is cut to the decimals of %o: %s', (minor, rate, currency, text) => {
    expect(convertedText(minor, rate, currency)).toBe(text)
  })

  it.each(['0', '0.000', '', '-1', 'abc', '1e5', 'NaN', '1,5', '.5'])(
    'does not exist at the rate "%s"',
    (rate) => {
      expect(convertedText(100n, rate, usd)).toBeUndefined()
    },
  )

  it('is exact: never above the product, and less than one minor unit below it', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 20n })
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.nat(12), (minor, value, places) => {
        const digits = value.toString().padStart(places + 1, '0')
        const rate = places ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits
        const shown = BigInt(convertedText(minor, rate, btc)!.replaceAll(/[^\d]/g, ''))
        const exact = minor * value * 10n ** 8n
        const unit = 10n ** BigInt(places + 2)
        expect(shown * unit <= exact && exact - shown * unit < unit).toBe(true)
      }),
    )
  })

  it('has a plain record for a currency that the kit does not know', () => {
    expect(currencyOf('USD', '?')).toBe(usd)
    expect(convertedText(100n, '2', currencyOf('XAF', ''))).toBe('XAF\u00a02.00')
  })
})
