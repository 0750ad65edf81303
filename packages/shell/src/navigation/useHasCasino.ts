import { useFlag } from '@kit/sdk/react'
import { usePlayer } from '../session/usePlayer.ts'

/**
 * Returns true if this domain has a casino and this user is not locked out of it (SHELL-012,
 * SHELL-069, SHELL-075, SHELL-076).
 */
export function useHasCasino(): boolean {
  const isLocked = usePlayer()?.casinoLock ?? false
  return useFlag('casino.enabled') && !isLocked
}
