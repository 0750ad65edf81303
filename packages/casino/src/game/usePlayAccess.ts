'use client'
import { useIsLoggedIn } from '../casinoContext.ts'
import { useCasinoAccess, useIsDemo } from '../game-list/useOffer.ts'

export type PlayAccess = ReturnType<typeof useCasinoAccess> | 'visitor' | 'demo'

/** Returns whether games may be played: not by visitors, demo accounts and players whose casino is closed. */
export function usePlayAccess(): PlayAccess {
  const access = useCasinoAccess()
  const isLoggedIn = useIsLoggedIn()
  const isDemo = useIsDemo()
  if (access !== 'open') return access
  if (!isLoggedIn) return 'visitor'
  return isDemo ? 'demo' : 'open'
}
