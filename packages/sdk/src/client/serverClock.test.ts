import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createServerClock } from './serverClock.ts'

function given() {
  const page = { wall: 5_000_000, monotonic: 100 }
  const clock = createServerClock(
    () => page.wall,
    () => page.monotonic,
  )
  return { page, clock }
}

it('is the page’s own clock until the operator reports its time', () => {
  const { clock } = given()
  expect(clock.now()).toBe(5_000_000)
  clock.sync(Number.NaN, 0)
  expect(clock.now()).toBe(5_000_000)
})

it('differs from the operator’s clock by at most half the round trip, whatever the machine’s clock does', () => {
  const ms = fc.integer({ min: 0, max: 30_000 })
  fc.assert(
    fc.property(ms, ms, fc.integer(), fc.nat(10_000_000), (there, back, step, later) => {
      const { page, clock } = given()
      const operatorAtStart = 9_000_000
      const askedAt = page.monotonic
      const answered = operatorAtStart + there
      page.monotonic += there + back
      clock.sync(answered, askedAt)
      page.wall += step
      page.monotonic += later
      const truth = operatorAtStart + there + back + later
      expect(Math.abs(clock.now() - truth)).toBeLessThanOrEqual((there + back) / 2 + 1)
    }),
  )
})
