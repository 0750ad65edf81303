import type { SafeStorage } from './safeStorage.ts'

const key = 'kit.reloadedAt'

/** A page is reloaded for a missing part at most once in this time, in ms: a part that stays missing must not loop. */
export const reloadPauseMs = 60_000

/**
 * Reloads the page after a deployment took away the parts it was about to load, at most once a minute in a tab, or in
 * `pauseMs`. Says whether it did; when not, the error belongs on the screen.
 */
export function guardedReload(
  storage: SafeStorage,
  now: number,
  reload: () => void,
  pauseMs = reloadPauseMs,
): boolean {
  const last = Number(storage.getItem(key))
  if (last > 0 && now - last >= 0 && now - last < pauseMs) return false
  storage.setItem(key, String(now))
  // A tab that remembers nothing could reload for ever.
  if (!storage.keeps(key)) return false
  reload()
  return true
}
