import type { User } from '@kit/sdk/contract'
import { profileQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useWalletSite } from '../walletContext.ts'

function useIsLoggedIn(): boolean {
  const { session } = useWalletSite().operator
  const get = useCallback(() => session.get() !== null, [session])
  return useSyncExternalStore(session.subscribe, get, get)
}

/** `data` is undefined for visitors. */
export function usePlayerQuery() {
  const { client } = useWalletSite().operator
  const isLoggedIn = useIsLoggedIn()
  const query = useQuery({ ...profileQuery(client), enabled: isLoggedIn })
  return isLoggedIn ? query : { ...query, data: undefined }
}

/** Returns undefined for visitors and until the profile is read. */
export const usePlayer = (): User | undefined => usePlayerQuery().data
