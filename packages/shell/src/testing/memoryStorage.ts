import type { KeyValueStorage } from '../feature.ts'

/** A storage that ends with the test. */
export function memoryStorage(): KeyValueStorage {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }
}
