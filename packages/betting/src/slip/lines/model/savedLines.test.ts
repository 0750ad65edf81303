import { memoryStorage } from '@kit/shell/testing'
import { expect, it } from 'vitest'
import { bet, draft } from '../../../testing/bet.ts'
import { orderDevice, orderOf } from '../../model/betDraft.ts'
import { defaultTolerance } from '../../model/priceTolerance.ts'
import type { SlipLine, SlipStage } from '../../model/slipState.ts'
import { hasSavedLines, linesKey, pendingKey, pendingLinesKey } from '../../model/storedKeys.ts'
import { linesStateOf } from './lines.ts'
import { createSavedLines } from './savedLines.ts'

const device = orderDevice({ name: 'Chrome', os: 'Android', version: '138', mobile: true })
const own = draft({ stakeText: '500' })
const key = (end: number) => `00000000-0000-4000-8000-00000000000${end}`
const pending = (end: number) => ({ order: orderOf(own, key(end), defaultTolerance, device), draft: own })
const line = (id: string, stage: Exclude<SlipStage, { state: 'empty' }> = { state: 'editing', draft: own }) =>
  ({ id, isQueued: true, stage }) satisfies SlipLine

it('keeps editable and refused lines, and drops the queue', () => {
  const saved = createSavedLines(memoryStorage())
  const refused = line('b', { state: 'refused', draft: own, refusal: { code: 'price-gone' } })
  saved.save('u1', linesStateOf([line('a'), refused]))
  const editing = { isQueued: false, stage: { state: 'editing', draft: own } }
  expect(saved.load('u1')).toEqual({
    isOn: true,
    lines: [
      { id: 'a', ...editing },
      { id: 'b', ...editing },
    ],
  })
  expect(saved.load('u2')).toEqual({ isOn: false, lines: [] })
})

it('keeps no line whose order has no answer or whose bet is placed: a page could send it again', () => {
  const saved = createSavedLines(memoryStorage())
  const lines = [
    line('a', { state: 'placing', draft: own, key: key(1), sinceMs: 0, delaySeconds: 5 }),
    line('b', { state: 'checking', draft: own, key: key(2), isStuck: true }),
    line('c', { state: 'placed', draft: own, key: key(3), bet: bet() }),
  ]
  saved.save('u1', linesStateOf(lines))
  expect(saved.load('u1').lines).toEqual([])
})

it('does not load a line whose order is pending as editable, whatever was saved of it', () => {
  const saved = createSavedLines(memoryStorage())
  saved.save('u1', linesStateOf([line('a'), line('b')]))
  saved.pendingOf('a').save('u1', pending(1))
  expect(saved.load('u1').lines.map(({ id }) => id)).toEqual(['b'])
})

it('stores pending orders where an earlier release looks for them, and the reverse', () => {
  expect([pendingKey('u1'), pendingLinesKey('u1')]).toEqual([
    'kit.betting.armed.u1',
    'kit.betting.armedLines.u1',
  ])
})

it('keeps the pending orders of several lines separate, each until it is answered', () => {
  const storage = memoryStorage()
  const saved = createSavedLines(storage)
  for (const [index, id] of ['a', 'b', 'c'].entries()) saved.pendingOf(id).save('u1', pending(index))
  saved.pendingOf('b').clear('u1')
  expect(saved.loadPending('u1').map(({ id, order }) => [id, order.key])).toEqual([
    ['a', key(0)],
    ['c', key(2)],
  ])
  expect(saved.pendingOf('b').load('u1')).toBeUndefined()
  expect(hasSavedLines(storage, 'u1')).toBe(true)
  for (const id of ['a', 'c']) saved.pendingOf(id).clear('u1')
  expect(hasSavedLines(storage, 'u1')).toBe(false)
})

it('ignores stored values that are not its own lists', () => {
  const storage = memoryStorage()
  storage.setItem(linesKey('u1'), '{"isOn":true,"lines":[{"id":1}]}')
  storage.setItem(pendingLinesKey('u1'), 'broken')
  const saved = createSavedLines(storage)
  expect(saved.load('u1')).toEqual({ isOn: false, lines: [] })
  expect(saved.loadPending('u1')).toEqual([])
})
