import { expect, it } from 'vitest'
import { timelineOf } from './timeline.ts'

const facts = { createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T11:00:00Z' }
const shown = (state: Parameters<typeof timelineOf>[0]['state']) =>
  timelineOf({ ...facts, state }).map(({ id, at, isDone }) => [id, isDone ? at : 'ahead'])

it('shows what is ahead of a request that waits', () =>
  expect(shown('pending')).toEqual([
    ['requested', facts.createdAt],
    ['processing', 'ahead'],
    ['decision', 'ahead'],
  ]))

it('shows when staff took it up', () =>
  expect(shown('processing')).toEqual([
    ['requested', facts.createdAt],
    ['processing', facts.updatedAt],
    ['decision', 'ahead'],
  ]))

it.each(['approved', 'rejected', 'canceled'] as const)('ends with %s', (state) =>
  expect(shown(state)).toEqual([
    ['requested', facts.createdAt],
    [state, facts.updatedAt],
  ]),
)
