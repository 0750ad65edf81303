import { expect, it } from 'vitest'
import { countdownText } from './countdownText.ts'

const opens = Date.UTC(2026, 10, 21, 15)

it.each([
  [1, '00:01'],
  [59_001, '01:00'],
  [309_000, '05:09'],
  [3_909_000, '1:05:09'],
  [86_399_000, '23:59:59'],
])('counts %s ms down as %s', (leftMs, text) => expect(countdownText(opens, opens - leftMs)).toBe(text))

it.each([0, -5_000, 86_400_000, Number.NaN])('returns undefined with %s ms left', (leftMs) =>
  expect(countdownText(opens, opens - leftMs)).toBeUndefined(),
)
