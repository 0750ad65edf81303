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

export function useIsLoggedIn(): boolean {
  const { session } = useBettingSite().site.operator
  const read = () => session.get() !== null
  return useSyncExternalStore(session.subscribe, read, read)
}

/**
 * Subscribes to the session and returns true if a player is logged in. Data that only players have is not requested for
 * other users. Source: ROLE-009 to ROLE-011, ROLE-013.
 */
export function useIsPlayer(): boolean {
  const { session } = useBettingSite().site.operator
  const read = () => session.get()?.userType === 'user'
  return useSyncExternalStore(session.subscribe, read, read)
}

/**
 * Subscribes to the profile and points and returns the player and the balance; undefined if logged out or the profile
 * is not loaded.
 */
export function useAccount(): Account | undefined {
  const { client } = useBettingSite().site.operator
  const isLoggedIn = useIsLoggedIn()
  const profile = useQuery({ ...profileQuery(client), enabled: isLoggedIn })
  const points = useQuery({ ...pointsQuery(client), enabled: isLoggedIn })
  if (!isLoggedIn || !profile.data) return undefined
  const { available, exposure } = profile.data
  return { user: profile.data, balance: points.data ?? { available, exposure } }
}
