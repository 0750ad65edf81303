import { expect, it, vi } from 'vitest'
import { guardedReload, reloadPauseMs } from './guardedReload.ts'
import { safeStorage } from './safeStorage.ts'

function memory() {
  const held = new Map<string, string>()
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
  return safeStorage(() => storage)
}

it('reloads once for a part that is missing, and not again while it stays missing', () => {
  const storage = memory()
  const reload = vi.fn()
  expect(guardedReload(storage, 1_000, reload)).toBe(true)
  expect(guardedReload(storage, 1_000 + reloadPauseMs - 1, reload)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(guardedReload(storage, 1_000 + reloadPauseMs, reload)).toBe(true)
})

it('reloads after the clock was set back, rather than never again', () => {
  const storage = memory()
  guardedReload(storage, 5_000_000, () => {})
  expect(guardedReload(storage, 1_000, () => {})).toBe(true)
})

it('never reloads where the browser would forget that it did', () => {
  const blocked = safeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const reload = vi.fn()
  expect(guardedReload(blocked, 1_000, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
