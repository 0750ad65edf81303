import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOf } from './idOf.ts'

describe('the id of a brand', () => {
  it.each([
    ['Blue Harbour', 'blue-harbour'],
    ['Süper Bet 🎰 99', 'super-bet-99'],
    ["Paddy's", 'paddys'],
    ['7 Stars', 'site-7-stars'],
    ['भारत', 'site'],
    ['🎰', 'site'],
  ])('of %s is %s', (name, id) => {
    expect(idOf(name)).toBe(id)
  })

  it('is valid for a brand and for npm, for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
        expect(idOf(name)).toMatch(/^[a-z][a-z0-9-]{0,59}$/)
      }),
    )
  })
})
