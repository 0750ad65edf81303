import type { User } from '@kit/sdk/contract'
import { profileQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useOrders } from '../ordersContext.ts'

/** Staff have no orders. */
export function useIsPlayer(): boolean {
  const { session } = useOrders().site.operator
  const read = () => session.get()?.userType === 'user'
  return useSyncExternalStore(session.subscribe, read, () => false)
}

/** Returns undefined for a visitor or before the profile has loaded. */
export function usePlayer(): User | undefined {
  const { client } = useOrders().site.operator
  const isPlayer = useIsPlayer()
  const { data } = useQuery({ ...profileQuery(client), enabled: isPlayer })
  return isPlayer ? data : undefined
}

export function useIsOnline(): boolean {
  const { isOnline } = useOrders().site
  return useSyncExternalStore(isOnline.subscribe, isOnline.getState, () => true)
}
