import type { ReadableStore } from '../feature.ts'

/** A value with listeners: what `useSyncExternalStore` needs and nothing more. */
export interface Store<Value> extends ReadableStore<Value> {
  set(value: Value): void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
