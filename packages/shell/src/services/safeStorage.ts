import type { KeyValueStorage } from '../feature.ts'

export interface SafeStorage extends KeyValueStorage {
  /** Returns true if the value of a key survives a reload. */
  keeps(key: string): boolean
}

/**
 * A storage that never throws. Values that the browser refuses to store (blocked, full, private
 * mode) are held in memory until a reload.
 */
export function safeStorage(open: () => KeyValueStorage): SafeStorage {
  const held = new Map<string, string>()
  const attempt = <Result>(act: (storage: KeyValueStorage) => Result): Result | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => held.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      const isKept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (isKept) held.delete(key)
      else held.set(key, value)
    },
    keeps: (key) => !held.has(key) && (attempt((storage) => storage.getItem(key)) ?? null) !== null,
    removeItem(key) {
      held.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}
