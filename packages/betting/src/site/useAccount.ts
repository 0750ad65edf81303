'use client'
import type { Balance, User } from '@kit/sdk/contract'
import { pointsQuery, profileQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useBettingSite } from './siteContext.ts'

export interface Account {
  user: User
  balance: Balance
}

/** Whether somebody is logged in. */
export function useIsLoggedIn(): boolean {
  const { session } = useBettingSite().site.operator
  const read = () => session.get() !== null
  return useSyncExternalStore(session.subscribe, read, read)
}

/** Whether a player is logged in: what only players have is asked for no other login. Source: ROLE-009 to ROLE-011, ROLE-013. */
export function useIsPlayer(): boolean {
  const { session } = useBettingSite().site.operator
  const read = () => session.get()?.userType === 'user'
  return useSyncExternalStore(session.subscribe, read, read)
}

/** The player and the balance; undefined while nobody is logged in or the profile has not come. */
export function useAccount(): Account | undefined {
  const { client } = useBettingSite().site.operator
  const isLoggedIn = useIsLoggedIn()
  const profile = useQuery({ ...profileQuery(client), enabled: isLoggedIn })
  const points = useQuery({ ...pointsQuery(client), enabled: isLoggedIn })
  if (!isLoggedIn || !profile.data) return undefined
  const { available, exposure } = profile.data
  return { user: profile.data, balance: points.data ?? { available, exposure } }
}
