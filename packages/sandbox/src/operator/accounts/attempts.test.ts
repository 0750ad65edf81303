import { expect, it } from 'vitest'
import { Refused } from '../http/refused.ts'
import { createAttempts } from './attempts.ts'

const waitOf = (begin: () => void): number | undefined => {
  try {
    begin()
    return undefined
  } catch (error) {
    return error instanceof Refused ? Number(error.headers?.['retry-after']) : Number.NaN
  }
}

it('locks a name for 15 minutes, also if the clock goes back an hour meanwhile', () => {
  let nowMs = 7_200_000
  const attempts = createAttempts(() => nowMs, 'Locked')
  for (let attempt = 0; attempt < 5; attempt++) attempts.begin('anna')
  expect(waitOf(() => attempts.begin('anna'))).toBe(900)
  nowMs -= 3_600_000
  expect(waitOf(() => attempts.begin('anna'))).toBe(900)
  nowMs += 14 * 60_000
  expect(waitOf(() => attempts.begin('anna'))).toBe(60)
  nowMs += 60_000
  expect(waitOf(() => attempts.begin('anna'))).toBeUndefined()
})
