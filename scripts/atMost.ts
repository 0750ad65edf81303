/** Runs tasks in the order of their calls, at most `limit` at once. */
export function atMost(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
