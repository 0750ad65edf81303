import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { formatDecimalOdds, type OddsFormatName } from './oddsFormat.ts'
import { formatOdds, priceFormat, showOddsIn } from './priceFormat.ts'

afterEach(() => showOddsIn('decimal'))

it.each([
  [101, '1.01'],
  [202, '2.02'],
  [1_000, '10.00'],
  [9_950, '99.50'],
  [10_000, '100'],
  [100_000, '1000'],
  [12_345, '123.45'],
])('formats %s hundredths as %s: two decimals below 100, whole from 100 on', (hundredths, text) => {
  expect(formatDecimalOdds(hundredths)).toBe(text)
})

it('formats odds from which the hundredths can be read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (hundredths) => {
      expect(Math.round(Number(formatDecimalOdds(hundredths)) * 100)).toBe(hundredths)
    }),
  )
})

it('shows all odds in the chosen format, notifies listeners once, and keeps the notation of bookmakers', async () => {
  const reported: string[] = []
  const end = priceFormat.subscribe(() => reported.push(priceFormat.getState().name))
  await showOddsIn('fractional')
  await showOddsIn('fractional')
  expect([formatOdds(250), formatDecimalOdds(250)]).toEqual(['3/2', '2.50'])
  await showOddsIn('decimal')
  end()
  await showOddsIn('american')
  expect(reported).toEqual(['fractional', 'decimal'])
})

it('shows the format requested last, whichever loads first', async () => {
  await Promise.all([showOddsIn('malay'), showOddsIn('hongKong'), showOddsIn('decimal')])
  expect(priceFormat.getState().name).toBe('decimal')
})

it('keeps the current format for an unknown name, which an old browser may have stored', async () => {
  await showOddsIn('roman' as OddsFormatName)
  expect(formatOdds(250)).toBe('2.50')
})
