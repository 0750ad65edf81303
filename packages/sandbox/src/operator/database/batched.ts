import { setImmediate as nextTurn } from 'node:timers/promises'

interface Pending<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

interface BatchOptions<Item, Result> {
  /** Handles a batch and gives each item's result, in their order. When it throws, nothing was done. */
  run(batch: readonly Item[]): Promise<readonly Result[]>
  maxSize: number
  /** Two items of the same key never share a batch: the later one waits for the earlier. */
  keyOf?(item: Item): string
}

/**
 * Batches calls that arrive while a batch is running; a call on its own runs at once, so nothing waits to fill a batch.
 * A batch that fails is run again item by item, so that one item fails alone.
 */
export function batched<Item, Result>({
  run,
  maxSize,
  keyOf,
}: BatchOptions<Item, Result>): (item: Item) => Promise<Result> {
  let pending: Pending<Item, Result>[] = []
  let isRunning = false

  function takeBatch(): Pending<Item, Result>[] {
    const keys = new Set<string>()
    const batch: Pending<Item, Result>[] = []
    const later: Pending<Item, Result>[] = []
    for (const one of pending) {
      const key = keyOf?.(one.item)
      const isTaken = key !== undefined && keys.has(key)
      if (key !== undefined) keys.add(key)
      if (isTaken || batch.length === maxSize) later.push(one)
      else batch.push(one)
    }
    pending = later
    return batch
  }

  async function settle(batch: readonly Pending<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      else await Promise.all(batch.map((one) => settle([one])))
    }
  }

  async function drain(): Promise<void> {
    isRunning = true
    // Calls of the same turn of the event loop share the first batch.
    await nextTurn()
    while (pending.length > 0) await settle(takeBatch())
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      pending.push({ item, resolve, reject })
      if (!isRunning) void drain()
    })
}
