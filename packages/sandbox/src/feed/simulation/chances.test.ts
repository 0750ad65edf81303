import fc from 'fast-check'
import { expect, it } from 'vitest'
import { footballChances } from './simulateFootball.ts'
import { gameChance } from './simulateTennis.ts'

const goals = fc.integer({ min: 0, max: 5 })
const mean = fc.double({ min: 0, max: 2.5, noNaN: true })

it('gives the outcomes of a football match chances that sum to 1, and certainty at the end', () => {
  fc.assert(
    fc.property(fc.tuple(goals, goals), fc.tuple(mean, mean), (score, means) => {
      const { home, draw, away, over } = footballChances(score, means)
      expect(home + draw + away).toBeCloseTo(1, 3)
      expect(over).toBeGreaterThanOrEqual(score[0] + score[1] > 2 ? 0.999 : 0)
    }),
  )
  expect(footballChances([2, 1], [0, 0])).toEqual({ home: 1, draw: 0, away: 0, over: 1 })
})

it('gives the server of a tennis game a chance that rises with each point won', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.4, max: 0.8, noNaN: true }), goals, goals, (point, own, other) => {
      fc.pre(Math.max(own, other) < 4 || Math.abs(own - other) < 2)
      const now = gameChance(point, [own, other])
      expect(gameChance(point, [own + 1, other])).toBeGreaterThanOrEqual(now)
      expect(gameChance(point, [own, other + 1])).toBeLessThanOrEqual(now)
    }),
  )
  // Known values: an even game is even, and 0.6 wins 73.6 % of its service games.
  expect(gameChance(0.5, [0, 0])).toBeCloseTo(0.5, 10)
  expect(gameChance(0.6, [0, 0])).toBeCloseTo(0.7357, 4)
})
