import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDraws, type Draws } from '../draws.ts'
import { cardOf, symbolOf } from './cards.ts'
import type { GameRules } from './game.ts'
import { multiplierAfter, crash, msUntil, msUntilAbove } from './crash.ts'
import { rules as allRules } from '../rules.ts'
import { lottery } from './lottery.ts'
import { luckySeven } from './luckySeven.ts'
import { reels, reelsPay, reelStops } from './reels.ts'
import { roulette } from './roulette.ts'
import { compareHands, teenPatti } from './teenPatti.ts'

const scripted = (...numbers: number[]): Draws => {
  const left = [...numbers]
  return { below: () => left.shift() ?? 0 }
}

/** Returns the payout per 100, over every first draw below `limit`. */
const returned = (rules: GameRules, selectionId: string, limit: number): number => {
  let sum = 0
  for (let number = 0; number < limit; number++) sum += rules.draw(scripted(number)).pays(selectionId)
  return sum / limit
}

describe('every game', () => {
  it.each<[string, GameRules]>(Object.entries(allRules))(
    '%s pays on a selection what it promised at the most, and finds nothing else to bet on',
    (_code, game) => {
      const ids = game.pick ? ['1-2-3', '5-11-20'] : game.selections.map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(0)
      fc.assert(
        fc.property(fc.string(), fc.constantFrom(...ids), (seed, id) => {
          const drawn = game.draw(createDraws(seed, 'x'))
          const pays = drawn.pays(id)
          expect(Number.isInteger(pays) && pays >= 0 && pays <= (game.find(id)?.pays ?? -1)).toBe(true)
          expect(drawn.outcome.text).not.toBe('')
        }),
      )
      for (const id of ['', 'none', '__proto__', '1-1-2', '3-2-1', '1-2-21', '0-1-2', '1-2'])
        expect([id, game.find(id)]).toEqual([id, undefined])
    },
  )
})

describe('European roulette', () => {
  it('returns 36 of 37 on every bet', () => {
    for (const { id } of roulette.selections)
      expect([id, returned(roulette, id, 37)]).toEqual([id, 3600 / 37])
  })

  it('loses every bet on zero but the one on zero', () => {
    const zero = roulette.draw(scripted(0))
    expect(roulette.selections.filter(({ id }) => zero.pays(id) > 0).map(({ id }) => id)).toEqual([
      'number-0',
    ])
    expect(zero.outcome.text).toBe('0 green')
  })

  it('has 18 red and 18 black numbers, and 32 is red', () => {
    expect(roulette.draw(scripted(32))).toMatchObject({ outcome: { text: '32 red', symbols: ['32'] } })
    for (const colour of ['red', 'black']) expect(returned(roulette, colour, 37) * 37).toBe(18 * 200)
  })
})

describe('Lucky Seven', () => {
  it.each([
    ['below', (24 * 200) / 52],
    ['above', (24 * 200) / 52],
    ['seven', (4 * 1200) / 52],
    ['red', (26 * 195) / 52],
    ['black', (26 * 195) / 52],
  ])('returns on %s what its cards say', (id, expected) =>
    expect(returned(luckySeven, id, 52)).toBeCloseTo(expected, 10),
  )

  it('has the ace low', () => expect(luckySeven.draw(scripted(0)).pays('below')).toBe(200))
})

describe('Lantern Reels', () => {
  it('returns 97.04 of 100', () => {
    let sum = 0
    for (const one of reelStops)
      for (const two of reelStops) for (const three of reelStops) sum += reelsPay([one, two, three])
    expect(reelStops).toHaveLength(20)
    expect(sum / 20 ** 3).toBe(97.0375)
  })

  it('states the symbols on the line', () => {
    expect(reels.draw(scripted(0, 0, 0)).outcome).toEqual({
      text: 'Three lanterns',
      symbols: ['◆', '◆', '◆'],
    })
    expect(reels.draw(scripted(0, 3, 0)).outcome.text).toBe('Two lanterns')
    expect(reels.draw(scripted(3, 4, 19)).outcome.text).toBe('No line')
  })
})

describe('Three of Twenty', () => {
  it('pays 60 for three hits, 3 for two, nothing for less', () => {
    // Always the first of those that are left: 1 to 5 come out.
    const drawn = lottery.draw(scripted(0, 0, 0, 0, 0))
    expect(drawn.outcome.symbols).toEqual(['1', '2', '3', '4', '5'])
    expect(['1-2-3', '1-2-9', '1-8-9', '7-8-9'].map((ticket) => drawn.pays(ticket))).toEqual([
      6000, 300, 0, 0,
    ])
  })

  it('returns 92.1 of 100', () => {
    const numbers = Array.from({ length: 20 }, (_value, index) => index + 1)
    const drawn = lottery.draw(scripted(0, 0, 0, 0, 0))
    let sum = 0
    let tickets = 0
    for (const a of numbers)
      for (const b of numbers)
        for (const c of numbers)
          if (a < b && b < c) {
            sum += drawn.pays(`${a}-${b}-${c}`)
            tickets += 1
          }
    expect(tickets).toBe(1140)
    expect(sum / tickets).toBeCloseTo((10 * 6000 + 150 * 300) / 1140, 10)
  })
})

describe('Teen Patti', () => {
  const hand = (text: string) =>
    text.split(' ').map((symbol) => {
      const number = Array.from({ length: 52 }, (_value, index) => index).find(
        (index) => symbolOf(cardOf(index)) === symbol,
      )
      return cardOf(number ?? Number.NaN)
    })

  it('knows which hand is worth more', () => {
    const falling = [
      'A♠ A♥ A♦',
      '2♠ 2♥ 2♦',
      'A♠ K♠ Q♠',
      'A♥ 2♥ 3♥',
      'K♠ Q♠ J♠',
      'A♠ K♥ Q♠',
      'A♥ 2♠ 3♥',
      'K♥ Q♠ J♠',
      '2♥ 3♠ 4♠',
      'A♠ J♠ 9♠',
      'K♠ Q♠ 10♠',
      'A♠ A♥ 2♦',
      'K♠ K♥ Q♦',
      '2♠ 2♥ A♦',
      '2♠ 2♥ 3♦',
      'A♠ K♥ J♦',
      '5♠ 3♥ 2♦',
    ]
    for (const [index, one] of falling.entries())
      for (const [place, other] of falling.entries())
        expect([one, other, Math.sign(compareHands(hand(one), hand(other)))]).toEqual([
          one,
          other,
          Math.sign(place - index),
        ])
  })

  it('looks neither at suits nor at the order of the cards', () =>
    expect(compareHands(hand('K♠ 9♥ 4♦'), hand('4♣ K♦ 9♠'))).toBe(0))

  it('pays the better hand', () => {
    // Card by card, the next one of the deck: ace, two, three of spades against four, five, six.
    const pureSequences = teenPatti.draw(scripted(0, 0, 0, 0, 0, 0))
    expect([pureSequences.pays('a'), pureSequences.pays('b')]).toEqual([198, 0])
    expect(pureSequences.outcome.symbols).toEqual(['A♠', '2♠', '3♠', '4♠', '5♠', '6♠'])
  })

  it('gives the stake back on both sides when neither hand is better, and pays one side else', () => {
    let ties = 0
    for (let seed = 0; seed < 20_000; seed++) {
      const drawn = teenPatti.draw(createDraws(String(seed), ''))
      const [a, b] = [drawn.pays('a'), drawn.pays('b')]
      if (a === 100) ties += 1
      expect([
        [100, 100],
        [198, 0],
        [0, 198],
      ]).toContainEqual([a, b])
    }
    expect(ties).toBeGreaterThan(0)
    expect(ties).toBeLessThan(200)
  })
})

describe('Kite', () => {
  it('reaches a height with the chance 0.97 divided by it', () => {
    const parts = 10_000
    const step = 2 ** 32 / parts
    for (const height of [101, 150, 200, 500, 1000, 9000]) {
      let reached = 0
      for (let part = 0; part < parts; part++)
        if (crash.crashPointOf(scripted(Math.floor(part * step))) >= height) reached += 1
      expect([height, Math.abs(reached / parts - 97 / height) < 0.001]).toEqual([height, true])
    }
  })

  it('flies at least to 1.00 and at most to 100.00', () => {
    expect(crash.crashPointOf(scripted(0))).toBe(100)
    expect(crash.crashPointOf(scripted(2 ** 32 - 1))).toBe(10_000)
  })

  it('pays a target that it reached, and nothing by hand of its own', () => {
    const drawn = crash.draw(scripted(2 ** 31))
    expect(drawn.outcome.symbols).toEqual(['1.94'])
    expect(['at-150', 'at-200', 'by-hand'].map((id) => drawn.pays(id))).toEqual([150, 0, 0])
  })

  it('is above a height from its calculated moment on, and not before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000 }), (height) => {
        expect(multiplierAfter(msUntilAbove(height))).toBeGreaterThan(height)
        expect(multiplierAfter(msUntilAbove(height) - 1)).toBeLessThanOrEqual(height)
        expect(multiplierAfter(msUntil(height))).toBeGreaterThanOrEqual(height)
      }),
    )
  })
})
