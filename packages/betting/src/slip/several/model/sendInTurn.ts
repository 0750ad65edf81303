/**
 * Sends items group by group: those of one group one after another, in their order, of at most `most` groups at once.
 * `send` answers whether the next one of the group may follow. Resolves when nothing is sent any more.
 */
export async function sendInTurn<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  most: number,
  send: (item: Item) => Promise<boolean>,
): Promise<void> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(groupOf(item))
    if (group) group.push(item)
    else groups.set(groupOf(item), [item])
  }
  const waiting = [...groups.values()]
  const work = async (): Promise<void> => {
    for (let group = waiting.shift(); group; group = waiting.shift())
      for (const item of group) if (!(await send(item))) break
  }
  await Promise.all(Array.from({ length: most }, work))
}
