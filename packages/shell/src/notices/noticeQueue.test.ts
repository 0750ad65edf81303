import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterEvent, emptyQueue, type NoticeEvent, type NoticeQueue } from './noticeQueue.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const id = fc.constantFrom(...ids)
const event: fc.Arbitrary<NoticeEvent> = fc.oneof(
  fc.record({ kind: fc.constant('offered' as const), notice: fc.record({ id, order: fc.nat(3) }) }),
  fc.record({ kind: fc.constant('closed' as const), id }),
  fc.record({ kind: fc.constant('withdrawn' as const), id }),
  fc.record({ kind: fc.constant('held' as const), isHeld: fc.boolean() }),
)
const all = ({ shown, waiting }: NoticeQueue) => [...(shown ? [shown] : []), ...waiting]
const run = (events: readonly NoticeEvent[]) => events.reduce(afterEvent, emptyQueue)
const offer = (name: string, order: number): NoticeEvent => ({ kind: 'offered', notice: { id: name, order } })

const isSorted = (orders: readonly number[]) =>
  orders.every((order, index) => index === 0 || (orders[index - 1] ?? 0) <= order)
const events = fc.array(event, { maxLength: 60 })
/** Returns the shortest events for which a property fails, or null. */
const counterexampleOf = <Values extends unknown[]>(property: fc.IProperty<Values>) =>
  fc.check(property).counterexample

it('SHELL-096 SHELL-097 shows at most one, none while held, none twice, none that was closed', () => {
  const property = fc.property(events, (received) => {
    let queue = emptyQueue
    return received.every((one) => {
      queue = afterEvent(queue, one)
      const known = all(queue).map((notice) => notice.id)
      const isShownRight = (queue.shown === null) === (queue.isHeld || known.length === 0)
      return (
        isShownRight &&
        new Set(known).size === known.length &&
        !known.some((name) => queue.closed.has(name)) &&
        isSorted(queue.waiting.map(({ order }) => order))
      )
    })
  })
  expect(counterexampleOf(property)).toBeNull()
})

it('never replaces what is shown by anything but its end or a hold', () => {
  const property = fc.property(events, event, (before, last) => {
    const { shown } = run(before)
    const isEnd =
      (last.kind === 'held' && last.isHeld) ||
      ((last.kind === 'closed' || last.kind === 'withdrawn') && last.id === shown?.id)
    return !shown || isEnd || afterEvent(run(before), last).shown?.id === shown.id
  })
  expect(counterexampleOf(property)).toBeNull()
})

it('loses none that is neither closed nor withdrawn', () => {
  const property = fc.property(events, (received) => {
    const known = new Set(all(run(received)).map((notice) => notice.id))
    return ids.every((name) => {
      const isOf = (one: NoticeEvent) => one.kind !== 'held' && one.kind !== 'offered' && one.id === name
      const wasClosed = received.some((one) => one.kind === 'closed' && isOf(one))
      const isOffered = received
        .slice(received.findLastIndex(isOf) + 1)
        .some((one) => one.kind === 'offered' && one.notice.id === name)
      return !isOffered || wasClosed || known.has(name)
    })
  })
  expect(counterexampleOf(property)).toBeNull()
})

it('shows forty at once one after another, the important ones first, each once', () => {
  const offers = Array.from({ length: 40 }, (_, index) => offer(`n${index}`, index % 4))
  let queue = run([...offers, ...offers])
  const seen: number[] = []
  while (queue.shown) {
    seen.push(queue.shown.order)
    queue = afterEvent(queue, { kind: 'closed', id: queue.shown.id })
  }
  expect(seen).toHaveLength(40)
  // The first was offered while nothing was shown; all others waited.
  const [, ...waited] = seen
  expect(waited).toEqual(waited.toSorted((one, other) => one - other))
})

it('takes the shown one back while a bet has no answer, and shows it first of its order afterwards', () => {
  const held = run([offer('a', 1), offer('b', 1), offer('c', 0), { kind: 'held', isHeld: true }])
  expect(held.shown).toBeNull()
  expect(held.waiting.map((notice) => notice.id)).toEqual(['c', 'a', 'b'])
  expect(afterEvent(held, { kind: 'held', isHeld: false }).shown?.id).toBe('c')
})
