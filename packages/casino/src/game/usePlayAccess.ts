'use client'
import { useIsLoggedIn } from '../casinoContext.ts'
import { useCasinoAccess, useIsDemo } from '../lobby/useOffer.ts'

export type PlayAccess = ReturnType<typeof useCasinoAccess> | 'visitor' | 'demo'

/** Whether games may be played here: not by visitors, demo accounts and players whom the casino is closed for. */
export function usePlayAccess(): PlayAccess {
  const access = useCasinoAccess()
  const isLoggedIn = useIsLoggedIn()
  const isDemo = useIsDemo()
  if (access !== 'open') return access
  if (!isLoggedIn) return 'visitor'
  return isDemo ? 'demo' : 'open'
}
