import type { Minor } from '@kit/sdk/contract'

export function createMatchedPainter(requestFrame: () => void) {
  const writers = new Map<string, Set<(amount: Minor) => void>>()
  const dirty = new Map<string, Minor>()
  return {
    changed(marketId: string, amount: Minor): void {
      if (!writers.has(marketId)) return
      dirty.set(marketId, amount)
      requestFrame()
    },
    paint(): void {
      for (const [marketId, amount] of dirty) for (const write of writers.get(marketId) ?? []) write(amount)
      dirty.clear()
    },
    bind(marketId: string, write: (amount: Minor) => void): () => void {
      const own = writers.get(marketId) ?? new Set()
      writers.set(marketId, own.add(write))
      return () => {
        own.delete(write)
        if (own.size === 0) writers.delete(marketId)
      }
    },
  }
}
