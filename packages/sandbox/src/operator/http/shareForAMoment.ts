/** How long an answer serves everybody who asks for the same, in ms, while nothing that it is made of changes. */
const momentMs = 250

/** Of more answers at once the oldest goes: strangers choose what they ask for. */
const mostKept = 64

/**
 * Keeps what was made for a moment. Asked again with the same key within it, gives the same object: an answer that is
 * the same object is encoded and compressed once.
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
