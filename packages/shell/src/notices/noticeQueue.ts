/** What the queue knows of a pop-up. */
export interface QueuedNotice {
  id: string
  /** The lower, the earlier; equal ones keep the order in which they came. */
  order: number
}

/** The pop-ups of a page: at most one is shown. */
export interface NoticeQueue {
  shown: QueuedNotice | null
  /** In the order in which they are shown. */
  waiting: readonly QueuedNotice[]
  /** Nothing may be shown now: a bet has no answer, or something else is open. */
  isHeld: boolean
  /** What was closed, by id: it is never shown again. */
  closed: ReadonlySet<string>
}

export type NoticeEvent =
  | { kind: 'offered'; notice: QueuedNotice }
  | { kind: 'closed'; id: string }
  /** Not wanted any more, before anybody closed it: it may be offered again. */
  | { kind: 'withdrawn'; id: string }
  | { kind: 'held'; isHeld: boolean }

export const emptyQueue: NoticeQueue = { shown: null, waiting: [], isHeld: false, closed: new Set() }

/** Behind all of the same order. */
function insert(waiting: readonly QueuedNotice[], notice: QueuedNotice): QueuedNotice[] {
  const index = waiting.findIndex(({ order }) => order > notice.order)
  return waiting.toSpliced(index === -1 ? waiting.length : index, 0, notice)
}

/** Shows the next one where nothing is shown; takes the shown one back, to the front of its order, while held. */
function settled(queue: NoticeQueue): NoticeQueue {
  const { shown, waiting, isHeld } = queue
  if (isHeld && shown) {
    const index = waiting.findIndex(({ order }) => order >= shown.order)
    return {
      ...queue,
      shown: null,
      waiting: waiting.toSpliced(index === -1 ? waiting.length : index, 0, shown),
    }
  }
  const [next, ...rest] = waiting
  return shown || isHeld || !next ? queue : { ...queue, shown: next, waiting: rest }
}

function without(queue: NoticeQueue, id: string): NoticeQueue {
  return {
    ...queue,
    shown: queue.shown?.id === id ? null : queue.shown,
    waiting: queue.waiting.filter((notice) => notice.id !== id),
  }
}

/**
 * The queue after an event. What is shown is never replaced by a more important one: only closing it, withdrawing it or
 * holding the queue ends it.
 */
export function afterEvent(queue: NoticeQueue, event: NoticeEvent): NoticeQueue {
  switch (event.kind) {
    case 'offered': {
      const { notice } = event
      const isKnown =
        queue.closed.has(notice.id) ||
        queue.shown?.id === notice.id ||
        queue.waiting.some(({ id }) => id === notice.id)
      return isKnown ? queue : settled({ ...queue, waiting: insert(queue.waiting, notice) })
    }
    case 'closed':
      return settled({ ...without(queue, event.id), closed: new Set([...queue.closed, event.id]) })
    case 'withdrawn':
      return settled(without(queue, event.id))
    case 'held':
      return settled({ ...queue, isHeld: event.isHeld })
  }
}
