import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

interface Pending<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

interface BatchOptions<Item, Result> {
  /** Handles a batch and returns each item's result, in order. If it throws, nothing was done. */
  run(batch: readonly Item[]): Promise<readonly Result[]>
  maxSize: number
  /** Two items with the same key never share a batch: the later one waits for the earlier. */
  keyOf?(item: Item): string
  /** Time that later calls wait for a running batch before the next batch starts, in ms. */
  patienceMs?: number
}

/** Maximum number of batches of one kind that run at the same time when the database is slow. */
const mostAtOnce = 4

/**
 * A single call runs immediately, so nothing waits to fill a batch. A failed batch is repeated item by item,
 * so that a faulty item fails alone. A slow batch delays later calls for `patienceMs` only.
 */
export function batched<Item, Result>({
  run,
  maxSize,
  keyOf,
  patienceMs = 250,
}: BatchOptions<Item, Result>): (item: Item) => Promise<Result> {
  let pending: Pending<Item, Result>[] = []
  let isDraining = false
  const running = new Set<Promise<void>>()
  const runningKeys = new Set<string>()

  function takeBatch(): Pending<Item, Result>[] {
    const keys = new Set(runningKeys)
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

  function begin(batch: readonly Pending<Item, Result>[]): Promise<void> {
    const keys = batch.flatMap(({ item }) => keyOf?.(item) ?? [])
    for (const key of keys) runningKeys.add(key)
    const work = settle(batch).finally(() => {
      running.delete(work)
      for (const key of keys) runningKeys.delete(key)
    })
    running.add(work)
    return work
  }

  async function drain(): Promise<void> {
    isDraining = true
    // Calls of the same turn of the event loop share the first batch.
    await nextTurn()
    while (pending.length > 0) {
      const batch = running.size < mostAtOnce ? takeBatch() : []
      if (batch.length === 0) {
        await Promise.race(running)
        continue
      }
      const rest = new AbortController()
      const patience = wait(patienceMs, undefined, { ref: false, signal: rest.signal }).catch(() => {})
      await Promise.race([begin(batch), patience])
      rest.abort()
    }
    isDraining = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      pending.push({ item, resolve, reject })
      if (!isDraining) void drain()
    })
}
