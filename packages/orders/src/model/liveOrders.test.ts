import { expect, it } from 'vitest'
import { otherOrder, unmatchedOrder } from '../testing/samples.ts'
import { newsOf, ofEventFirst, withChange } from './liveOrders.ts'

const order = unmatchedOrder()
const later = '2026-11-21T11:05:00Z'

it('updates a changed order in place, adds a new one, and removes an ended one', () => {
  const list = [otherOrder, order]
  const changed = unmatchedOrder({ matched: 20_000n, updatedAt: later })
  expect(withChange(list, changed)).toEqual([otherOrder, changed])
  expect(withChange([otherOrder], order)).toEqual([order, otherOrder])
  expect(withChange(list, unmatchedOrder({ state: 'matched', updatedAt: later }))).toEqual([otherOrder])
})

it('ignores a change that is older than the known state', () => {
  const newer = unmatchedOrder({ matched: 20_000n, updatedAt: later })
  expect(withChange([newer], order)).toEqual([newer])
})

it('announces matched and expired orders, but not the player’s own changes', () => {
  expect(newsOf(order, unmatchedOrder({ matched: 25_000n }))).toEqual({ kind: 'matched', stake: 15_000n })
  expect(newsOf(order, unmatchedOrder({ state: 'lapsed', end: 'in-play' }))).toEqual({ kind: 'ended' })
  expect(newsOf(undefined, unmatchedOrder({ state: 'cancelled', end: 'connection' }))).toEqual({
    kind: 'ended',
  })
  expect(newsOf(order, unmatchedOrder({ state: 'cancelled', end: 'player' }))).toBeUndefined()
  expect(newsOf(order, unmatchedOrder({ odds: 132 }))).toBeUndefined()
})

it('lists the orders of the event on the screen first', () => {
  expect(ofEventFirst([otherOrder, order], 'event-1')).toEqual([order, otherOrder])
  expect(ofEventFirst([otherOrder, order], null)).toEqual([otherOrder, order])
})
