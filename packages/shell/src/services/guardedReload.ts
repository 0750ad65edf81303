import type { SafeStorage } from './safeStorage.ts'

const key = 'kit.reloadedAt'

/**
 * A page is reloaded for a missing chunk at most once in this time, in ms, so that a chunk that
 * stays missing causes no loop.
 */
export const reloadPauseMs = 60_000

/**
 * Reloads the page after a deployment removed its chunks, at most once per `pauseMs` in a tab
 * (default: a minute). Returns true if it reloads; otherwise the caller shows the error.
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
  // Without storage the page could reload forever.
  if (!storage.keeps(key)) return false
  reload()
  return true
}
