/** Difference that the clocks of two operators may have, in ms. */
const clockDifferenceMs = 60_000

/**
 * Returns the moments between which a secret with this life must end to be valid now. A later end was written before the
 * clock stepped back, and such a secret would be valid for longer than it should.
 */
export const validEnds = (nowMs: number, lifeMs: number) => ({
  after: new Date(nowMs),
  until: new Date(nowMs + lifeMs + clockDifferenceMs),
})
