import { getProfile, type Balance, type User } from '@kit/sdk/contract'
import { pointsQuery, profileQuery } from '@kit/sdk/query'
import * as z from 'zod/mini'
import { endOf, profileKey, type Ports } from './keptProfile.ts'

/**
 * Keeps the profile and its balance in the tab for the next page, until the login ends. Returns a
 * function that stops it.
 */
export function keepProfile({ browser, services, queryClient }: Ports): () => void {
  const { client, session } = services.operator
  const { queryKey } = profileQuery(client)
  const pointsKey = pointsQuery(client).queryKey
  const hashes = new Set([JSON.stringify(queryKey), JSON.stringify(pointsKey)])

  function keep(): void {
    const login = session.get()
    const user = queryClient.getQueryData<User>(queryKey)
    if (!login || !user) return browser.tabStorage.removeItem(profileKey)
    const balance = queryClient.getQueryData<Balance>(pointsKey)
    const docs = z.encode(getProfile.response, { ...user, ...balance })
    const atMs = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    browser.tabStorage.setItem(profileKey, JSON.stringify({ of: endOf(login.token), atMs, docs }))
  }

  keep()
  const stops = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && hashes.has(query.queryHash)) keep()
    }),
    session.subscribe(keep),
  ]
  return () => stops.forEach((stop) => stop())
}
