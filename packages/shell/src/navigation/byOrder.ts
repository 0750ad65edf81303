/** Those with a smaller `order` first; equal ones stay as the site lists their features. */
export const byOrder = <Item extends { order: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => one.order - other.order)
