/** Subscriptions shared by many screens: the first one in begins it, the last one out ends it. */
export function countedSubscriptions(effects: { begin(id: string): void; end(id: string): void }) {
  const counts = new Map<string, number>()
  return {
    ids: (): string[] => [...counts.keys()],
    has: (id: string): boolean => counts.has(id),
    /** Counts one in; the returned function counts it out, once however often it is called. */
    follow(id: string): () => void {
      const before = counts.get(id) ?? 0
      counts.set(id, before + 1)
      if (before === 0) effects.begin(id)
      let isOut = false
      return () => {
        if (isOut) return
        isOut = true
        const left = (counts.get(id) ?? 1) - 1
        if (left > 0) return void counts.set(id, left)
        counts.delete(id)
        effects.end(id)
      }
    },
  }
}
