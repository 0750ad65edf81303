import { expect, it } from 'vitest'
import { OperatorError } from '../client/errors.ts'
import { lastKnownAt } from './lastKnownAt.ts'

const at = Date.UTC(2026, 10, 21, 14, 3)
const fresh = { data: {}, dataUpdatedAt: at, error: null, failureReason: null }
const lost = new OperatorError('unreachable', 'No connection')

it('returns the time of an answer that may be old, and of no other', () => {
  expect(lastKnownAt(fresh, true, at)).toBeUndefined()
  expect(lastKnownAt(fresh, false, at)).toBe(at)
  expect(lastKnownAt({ ...fresh, error: lost }, true, at)).toBe(at)
  // One failed try of a young answer is no news.
  expect(lastKnownAt({ ...fresh, failureReason: lost }, true, at + 5_000)).toBeUndefined()
  expect(lastKnownAt({ ...fresh, failureReason: lost }, true, at + 3_600_000)).toBe(at)
  expect(lastKnownAt({ ...fresh, data: undefined, error: lost }, false, at)).toBeUndefined()
  const refused = new OperatorError('refused', 'No', { status: 403 })
  expect(lastKnownAt({ ...fresh, error: refused }, true, at)).toBeUndefined()
})
