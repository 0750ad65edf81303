import { expect, it, vi } from 'vitest'
import { allowReload, reloadOnce } from './reloadOnce.ts'
import { safeStorage } from './safeStorage.ts'

function memory() {
  const held = new Map<string, string>()
  return safeStorage(() => ({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }))
}

it('ERR-007 reloads once and only once, until an authenticated call has succeeded', () => {
  const storage = memory()
  const reload = vi.fn()
  for (let times = 0; times < 5; times += 1) reloadOnce(storage, reload)
  expect(reload).toHaveBeenCalledTimes(1)
  allowReload(storage)
  reloadOnce(storage, reload)
  reloadOnce(storage, reload)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('ERR-007 does not reload in a tab that could not remember it', () => {
  const forgetful = safeStorage(() => {
    throw new Error('blocked')
  })
  const reload = vi.fn()
  reloadOnce(forgetful, reload)
  expect(reload).not.toHaveBeenCalled()
})
