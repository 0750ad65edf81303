/** How long after a refusal is asked again, in ms: operators count requests by the second. */
const refusedWaitMs = 2_000

type Ask = (id: string, onAnswer: (answer: unknown) => void) => void

/**
 * Asks, and again whenever that is refused, as long as it is wanted: of a page that asks for many at once the last are
 * refused. An operator that answers nothing has taken it.
 */
function askUntilTaken(ask: Ask, id: string, isWanted: () => boolean): void {
  ask(id, (answer) => {
    const isRefused = (answer as { error?: unknown } | null | undefined)?.error
    if (isRefused) setTimeout(() => isWanted() && askUntilTaken(ask, id, isWanted), refusedWaitMs)
  })
}

/**
 * Subscriptions shared by many screens: the first one in begins it, the last one out ends it. What the operator refuses is
 * asked again: without a subscription prices stand still that look alive, and what is not given back counts among the
 * few that it allows.
 */
export function countedSubscriptions(effects: { begin: Ask; end: Ask }) {
  const counts = new Map<string, number>()
  const has = (id: string): boolean => counts.has(id)
  const begin = (id: string) => askUntilTaken(effects.begin, id, () => has(id))
  return {
    has,
    /** Begins all of them again: a new connection knows of none. */
    beginAll: () => [...counts.keys()].forEach(begin),
    /** Counts one in; the returned function counts it out, once however often it is called. */
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
