export interface QueuedNotice {
  id: string
  /** Lower orders are shown first; equal orders keep their arrival order. */
  order: number
}

/** Queue of notices. At most one pop-up is shown. */
export interface NoticeQueue {
  shown: QueuedNotice | null
  waiting: readonly QueuedNotice[]
  /** True if nothing may be shown: a bet has no answer, or something else is open. */
  isHeld: boolean
  /** Ids of closed pop-ups, which are never shown again. */
  closed: ReadonlySet<string>
}

export type NoticeEvent =
  | { kind: 'offered'; notice: QueuedNotice }
  | { kind: 'closed'; id: string }
  /** No longer wanted, but not closed by the player: it may be offered again. */
  | { kind: 'withdrawn'; id: string }
  | { kind: 'held'; isHeld: boolean }

export const emptyQueue: NoticeQueue = { shown: null, waiting: [], isHeld: false, closed: new Set() }

function insert(waiting: readonly QueuedNotice[], notice: QueuedNotice): QueuedNotice[] {
  const index = waiting.findIndex(({ order }) => order > notice.order)
  return waiting.toSpliced(index === -1 ? waiting.length : index, 0, notice)
}

/**
 * Shows the next pop-up if none is shown; while held, moves the shown one back to the front of its
 * order.
 */
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
 * Returns the queue after an event. A more important pop-up never replaces the shown one: only
 * closing it, withdrawing it or holding the queue ends it.
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
