import { setImmediate as turnOfEvents } from 'node:timers/promises'

interface Waiting<Asked, Done> {
  asked: Asked
  resolve(done: Done): void
  reject(error: unknown): void
}

interface Gathering<Asked, Done> {
  /** Does what was asked together, and gives what became of each, in their order. When it throws, none of it was done. */
  work(batch: readonly Asked[]): Promise<readonly Done[]>
  /** How many go together at most. */
  most: number
  /** Two of the same key never go together: the later one waits for the earlier. */
  keyOf?(asked: Asked): string
}

/**
 * What is asked while work is under way waits and is then done together; what is asked alone is done at once. So nothing
 * waits for company, and the more is asked the larger the batches. A batch that fails is tried again one by one, so that
 * nobody fails for another's sake.
 */
export function gathered<Asked, Done>({
  work,
  most,
  keyOf,
}: Gathering<Asked, Done>): (asked: Asked) => Promise<Done> {
  let waiting: Waiting<Asked, Done>[] = []
  let isBusy = false

  function takeBatch(): Waiting<Asked, Done>[] {
    const keys = new Set<string>()
    const batch: Waiting<Asked, Done>[] = []
    const later: Waiting<Asked, Done>[] = []
    for (const one of waiting) {
      const key = keyOf?.(one.asked)
      const isApart = key !== undefined && keys.has(key)
      if (key !== undefined) keys.add(key)
      if (isApart || batch.length === most) later.push(one)
      else batch.push(one)
    }
    waiting = later
    return batch
  }

  async function settle(batch: readonly Waiting<Asked, Done>[]): Promise<void> {
    try {
      const done = await work(batch.map(({ asked }) => asked))
      for (const [index, { resolve }] of batch.entries()) resolve(done[index] as Done)
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      else await Promise.all(batch.map((one) => settle([one])))
    }
  }

  async function run(): Promise<void> {
    isBusy = true
    // What arrives in the same turn of the event loop is there by its end.
    await turnOfEvents()
    while (waiting.length > 0) await settle(takeBatch())
    isBusy = false
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (!isBusy) void run()
    })
}
