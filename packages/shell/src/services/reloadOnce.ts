import type { SafeStorage } from './safeStorage.ts'

const key = 'kit.reloadedWithoutToken'

/**
 * Reloads the page after an authenticated call was made with no token: what the page believes of its login is wrong.
 * Once in a tab, until an authenticated call has succeeded (ERR-007, Q-113).
 */
export function reloadOnce(storage: SafeStorage, reload: () => void): void {
  if (storage.getItem(key) !== null) return
  storage.setItem(key, '1')
  // A tab that remembers nothing could reload for ever.
  if (storage.keeps(key)) reload()
}

/** An authenticated call succeeded: the next one without a token may reload again. */
export function allowReload(storage: SafeStorage): void {
  if (storage.getItem(key) !== null) storage.removeItem(key)
}
