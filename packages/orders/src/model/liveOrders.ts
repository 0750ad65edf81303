import type { Minor, WaitingOrder } from '@kit/sdk/contract'

/** Returns the unmatched orders after a change: an ended one is removed, and an older change is ignored. */
export function withChange(orders: readonly WaitingOrder[], changed: WaitingOrder): WaitingOrder[] {
  const index = orders.findIndex(({ id }) => id === changed.id)
  const before = orders[index]
  if (before && before.updatedAt > changed.updatedAt) return [...orders]
  if (changed.state !== 'waiting') return orders.filter(({ id }) => id !== changed.id)
  return before ? orders.with(index, changed) : [changed, ...orders]
}

/** An announcement about an order: it was matched, or it expired. */
export type OrderNews = { kind: 'matched'; stake: Minor } | { kind: 'ended' }

export function newsOf(before: WaitingOrder | undefined, changed: WaitingOrder): OrderNews | undefined {
  if (before && changed.matched > before.matched)
    return { kind: 'matched', stake: changed.matched - before.matched }
  const hasEnded = changed.state === 'lapsed' || (changed.state === 'cancelled' && changed.end !== 'player')
  return hasEnded ? { kind: 'ended' } : undefined
}

/** Returns the orders of an event first, otherwise in the same order. */
export const ofEventFirst = (orders: readonly WaitingOrder[], eventId: string | null): WaitingOrder[] => [
  ...orders.filter(({ event }) => event.id === eventId),
  ...orders.filter(({ event }) => event.id !== eventId),
]
