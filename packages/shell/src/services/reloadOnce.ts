import type { SafeStorage } from './safeStorage.ts'

const key = 'kit.reloadedWithoutToken'

/**
 * Reloads the page after an authenticated call was made without a token, because the login state is
 * wrong. Once per tab, until an authenticated call succeeds (ERR-007, Q-113).
 */
export function reloadOnce(storage: SafeStorage, reload: () => void): void {
  if (storage.getItem(key) !== null) return
  storage.setItem(key, '1')
  // Without storage the page could reload forever.
  if (storage.keeps(key)) reload()
}

/**
 * Call after an authenticated call succeeds: the next one without a token may then reload again.
 */
export function allowReload(storage: SafeStorage): void {
  if (storage.getItem(key) !== null) storage.removeItem(key)
}
