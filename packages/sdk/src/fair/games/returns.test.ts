import { describe, expect, it } from 'vitest'
import { createDraws, type Draws } from '../draws.ts'
import { rules } from '../rules.ts'
import { dice } from './dice.ts'
import { averageOfFiveReels } from './countedReturns.ts'
import { fiveReels, linePay } from './fiveReels.ts'

describe('the slot with five reels', () => {
  it('returns what it states, its free spins included', () =>
    expect(averageOfFiveReels()).toBeCloseTo(fiveReels.returns, 2))

  it('pays a line from the left, wilds for what they stand for, and none for bells', () => {
    expect(linePay(['♔', '♔', '♔', '♠', '♠'])).toBe(200)
    expect(linePay(['♠', '♔', '♔', '♔', '♔'])).toBe(0)
    expect(linePay(['✦', '♠', '✦', '♠', '♦'])).toBe(110)
    // Three wilds alone are worth more than four spades.
    expect(linePay(['✦', '✦', '✦', '♠', '♦'])).toBe(250)
    expect(linePay(['♪', '♪', '♪', '♪', '♪'])).toBe(0)
  })
})

it('a die returns at least what it states on every chance', () => {
  const at = (roll: number): Draws => ({ below: () => roll })
  for (const { id } of dice.selections) {
    let sum = 0
    for (let roll = 0; roll < 10_000; roll += 1) sum += dice.draw(at(roll)).pays(id)
    expect(sum / 10_000).toBeGreaterThanOrEqual(dice.returns)
    expect(sum / 10_000).toBeLessThanOrEqual(99)
  }
})

it('every game states a return, and no seed pays more than a selection promises', () => {
  for (const [name, game] of Object.entries(rules)) {
    expect([name, game.returns > 90 && game.returns < 100]).toEqual([name, true])
    for (const { id, pays } of game.selections)
      for (let seed = 0; seed < 40; seed += 1)
        expect(game.draw(createDraws(String(seed), id)).pays(id)).toBeLessThanOrEqual(pays)
  }
})
