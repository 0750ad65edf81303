import { getPoints, getProfile, type User } from '@kit/sdk/contract'
import { queryKeyOf } from '@kit/sdk/query'
import type { QueryClient } from '@tanstack/react-query'

/** Avoids requesting what the answer of a login contains. */
export function holdUser(queryClient: QueryClient, user: User): void {
  const { available, exposure } = user
  queryClient.setQueryData(queryKeyOf(getProfile, {}), user)
  queryClient.setQueryData(queryKeyOf(getPoints, {}), { available, exposure })
}
