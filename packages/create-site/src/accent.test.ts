import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentFault, accentMoves, hexOf } from './accent.ts'

describe('an accent', () => {
  it.each([
    ['#17b', '#1177bb'],
    ['1B6FAE', '#1b6fae'],
    [' #1b6fae ', '#1b6fae'],
  ])('%s is read as %s', (text, hex) => {
    expect(hexOf(text)).toBe(hex)
  })

  it.each(['blau', '#1b6f', '#1b6fag', ''])('"%s" is not a colour', (text) => {
    expect(accentFault(hexOf(text))).toMatch(/is not a colour of the form/)
  })

  it('of any colour makes a brand, adjusted at most once per mode', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (color) => {
        const hex = `#${color.toString(16).padStart(6, '0')}`
        expect(accentFault(hex)).toBeUndefined()
        expect(accentMoves(hex).length).toBeLessThanOrEqual(2)
      }),
      { numRuns: 30 },
    )
  })
})
