import type { SafeStorage } from './safeStorage.ts'

const key = 'kit.reloadedAt'

/**
 * A page is reloaded for a missing chunk at most once in this time, in ms: a chunk that stays missing must not cause
 * a loop.
 */
export const reloadPauseMs = 60_000

/**
 * Reloads the page after a deployment removed the chunks it was about to load, at most once per `pauseMs` in a tab
 * (default: a minute). Returns whether it reloads; if not, show the error.
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
  // Without storage the page could reload for ever.
  if (!storage.keeps(key)) return false
  reload()
  return true
}
