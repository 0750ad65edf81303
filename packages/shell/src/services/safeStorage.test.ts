import { describe, expect, it } from 'vitest'
import type { KeyValueStorage } from '../feature.ts'
import { safeStorage } from './safeStorage.ts'

const blocked = (): KeyValueStorage => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

function full(): KeyValueStorage {
  const kept = new Map([['old', 'kept before it was full']])
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem() {
      throw new DOMException('Quota exceeded', 'QuotaExceededError')
    },
    removeItem: (key) => void kept.delete(key),
  }
}

describe('safeStorage', () => {
  it('remembers for as long as the page lives when the browser blocks storage', () => {
    const storage = safeStorage(blocked)
    storage.setItem('mode', 'light')
    expect(storage.getItem('mode')).toBe('light')
    storage.removeItem('mode')
    expect(storage.getItem('mode')).toBeNull()
  })

  it('keeps reading what is there when storage is full, and prefers what was written last', () => {
    const room = full()
    const storage = safeStorage(() => room)
    expect(storage.getItem('old')).toBe('kept before it was full')
    storage.setItem('old', 'newer')
    expect(storage.getItem('old')).toBe('newer')
  })
})
