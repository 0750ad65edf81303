import type { Minor, UnmatchedOrder } from '@kit/sdk/contract'

/** An ended order is removed, and an older change is ignored. */
export function withChange(orders: readonly UnmatchedOrder[], changed: UnmatchedOrder): UnmatchedOrder[] {
  const index = orders.findIndex(({ id }) => id === changed.id)
  const before = orders[index]
  if (before && before.updatedAt > changed.updatedAt) return [...orders]
  if (changed.state !== 'waiting') return orders.filter(({ id }) => id !== changed.id)
  return before ? orders.with(index, changed) : [changed, ...orders]
}

export type OrderNews = { kind: 'matched'; stake: Minor } | { kind: 'ended' }

export function newsOf(before: UnmatchedOrder | undefined, changed: UnmatchedOrder): OrderNews | undefined {
  if (before && changed.matched > before.matched)
    return { kind: 'matched', stake: changed.matched - before.matched }
  const hasEnded = changed.state === 'lapsed' || (changed.state === 'cancelled' && changed.end !== 'player')
  return hasEnded ? { kind: 'ended' } : undefined
}

/** Returns the event's orders first, and otherwise the same order. */
export const ofEventFirst = (orders: readonly UnmatchedOrder[], eventId: string | null): UnmatchedOrder[] => [
  ...orders.filter(({ event }) => event.id === eventId),
  ...orders.filter(({ event }) => event.id !== eventId),
]
