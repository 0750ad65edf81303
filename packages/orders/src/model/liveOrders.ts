import type { Minor, WaitingOrder } from '@kit/sdk/contract'

/** The orders that wait after one of them changed: one that ended leaves the list, and an older change is not heard. */
export function withChange(orders: readonly WaitingOrder[], changed: WaitingOrder): WaitingOrder[] {
  const index = orders.findIndex(({ id }) => id === changed.id)
  const before = orders[index]
  if (before && before.updatedAt > changed.updatedAt) return [...orders]
  if (changed.state !== 'waiting') return orders.filter(({ id }) => id !== changed.id)
  return before ? orders.with(index, changed) : [changed, ...orders]
}

/** What a change is worth telling: that something was matched, or that it ended by itself. */
export type OrderNews = { kind: 'matched'; stake: Minor } | { kind: 'ended' }

export function newsOf(before: WaitingOrder | undefined, changed: WaitingOrder): OrderNews | undefined {
  if (before && changed.matched > before.matched)
    return { kind: 'matched', stake: changed.matched - before.matched }
  const hasEnded = changed.state === 'lapsed' || (changed.state === 'cancelled' && changed.end !== 'player')
  return hasEnded ? { kind: 'ended' } : undefined
}

/** Orders of an event first, each group as it was: what is on the screen comes before what is elsewhere. */
export const ofEventFirst = (orders: readonly WaitingOrder[], eventId: string | null): WaitingOrder[] => [
  ...orders.filter(({ event }) => event.id === eventId),
  ...orders.filter(({ event }) => event.id !== eventId),
]
