/** Pauses of each client that reads. */
const pauses = new WeakMap<object, Promise<void>>()

/**
 * Runs `read` at most once per `everyMs` for each client, whatever requests it: an event, a focused window, a refused bet.
 * A read that comes too early waits. One that is canceled while it waits never runs.
 */
export async function pacedRead<Value>(
  client: object,
  everyMs: number,
  read: () => Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  for (let pause = pauses.get(client); pause !== undefined; pause = pauses.get(client)) {
    await pause
    signal.throwIfAborted()
  }
  const pause = new Promise<void>((resolve) => void setTimeout(resolve, everyMs)).then(
    () => void pauses.delete(client),
  )
  pauses.set(client, pause)
  return read()
}
