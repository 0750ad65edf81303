/**
 * Sorts by `order`, which the site's file may override; equal orders keep the site's feature order.
 */
export function byOrder<Item extends { id: string; order: number }>(
  items: readonly Item[],
  changed: Readonly<Record<string, number>> = {},
): Item[] {
  const orderOf = ({ id, order }: Item) => changed[id] ?? order
  return items.toSorted((one, other) => orderOf(one) - orderOf(other))
}
