/** Time that an answer is shared by equal requests, in ms, while its data does not change. */
const momentMs = 250

/** Maximum number of shared answers. The oldest is dropped, because strangers choose the requests. */
const mostKept = 64

/**
 * Caches values briefly. The same key returns the same object within that time, and an answer with the same
 * object is encoded and compressed once.
 */
export function shareForAMoment<Value extends object>(clock: () => number) {
  let kept = new Map<string, Value>()
  let since = clock()
  return (key: string, make: () => Value): Value => {
    if (Math.abs(clock() - since) >= momentMs) {
      kept = new Map()
      since = clock()
    }
    const known = kept.get(key)
    if (known) return known
    const made = make()
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(key, made)
    return made
  }
}
