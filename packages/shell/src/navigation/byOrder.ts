/** Sorts by `order`; equal orders keep the site's feature order. */
export const byOrder = <Item extends { order: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => one.order - other.order)
