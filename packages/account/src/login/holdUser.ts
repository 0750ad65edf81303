import { getPoints, getProfile, type User } from '@kit/sdk/contract'
import { queryKeyOf } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'

/** Holds what the answer of a login says of the player, so that nothing of it is read again. */
export function holdUser(queryClient: QueryClient, user: User): void {
  const { available, exposure } = user
  queryClient.setQueryData(queryKeyOf(getProfile, {}), user)
  queryClient.setQueryData(queryKeyOf(getPoints, {}), { available, exposure })
}
