/** Delay before a refused request is repeated, in ms: operators count requests by the second. */
const refusedWaitMs = 2_000

type Ask = (id: string, onAnswer: (answer: unknown) => void) => void

/**
 * Sends a request, and repeats it while it is refused and still wanted: if a page sends many at
 * once, the last ones are refused. An operator that answers nothing has accepted it.
 */
function askUntilTaken(ask: Ask, id: string, isWanted: () => boolean): void {
  ask(id, (answer) => {
    const isRefused = (answer as { error?: unknown } | null | undefined)?.error
    if (isRefused) setTimeout(() => isWanted() && askUntilTaken(ask, id, isWanted), refusedWaitMs)
  })
}

/**
 * The first subscriber starts a subscription, the last one ends it. A refused request is repeated: without a
 * subscription prices would never change, and one that is not ended counts toward the operator's limit.
 */
export function countedSubscriptions(effects: { begin: Ask; end: Ask }) {
  const counts = new Map<string, number>()
  const has = (id: string): boolean => counts.has(id)
  const begin = (id: string) => askUntilTaken(effects.begin, id, () => has(id))
  return {
    has,
    /** Begins every subscription on a new connection. */
    beginAll: () => [...counts.keys()].forEach(begin),
    /** Returns a function that removes the subscriber; calling it again does nothing. */
    follow(id: string): () => void {
      const before = counts.get(id) ?? 0
      counts.set(id, before + 1)
      if (before === 0) begin(id)
      let isOut = false
      return () => {
        if (isOut) return
        isOut = true
        const left = (counts.get(id) ?? 1) - 1
        if (left > 0) return void counts.set(id, left)
        counts.delete(id)
        askUntilTaken(effects.end, id, () => !has(id))
      }
    },
  }
}
