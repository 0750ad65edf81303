/**
 * Sends items by group: one after another within a group, and at most `most` groups at once. `send` resolves with true
 * if the next item of the group may follow. Resolves when everything is sent or skipped.
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
