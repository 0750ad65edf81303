import { readStored } from '@kit/sdk'
import { getProfile } from '@kit/sdk/contract'
import { profileQuery } from '@kit/sdk/query'
import * as z from 'zod/mini'
import type { AssembledSite } from '../assembledSite.ts'

export type Ports = Pick<AssembledSite, 'browser' | 'services' | 'queryClient'>

export const profileKey = 'kit.profile'
/** The profile in wire form, its time in ms since the epoch, and the end of its login's token. */
const kept = z.object({ of: z.string(), atMs: z.number(), docs: z.unknown() })

/** Returns the last characters of a token, which identify a login. */
export const endOf = (token: string): string => token.slice(-16)

/**
 * Restores the profile of this login that an earlier page of the tab read, if it is still fresh
 * (AUTH-061, CONF-025). Changes nothing if the profile is already known.
 */
export function restoreProfile({ browser, services, queryClient }: Ports): void {
  const { client, session } = services.operator
  const login = session.get()
  const stored = login && readStored(browser.tabStorage, profileKey, kept)
  if (!stored || stored.of !== endOf(login.token)) return
  const { queryKey, staleTime } = profileQuery(client)
  if (queryClient.getQueryData(queryKey)) return
  const ageMs = Date.now() - stored.atMs
  if (ageMs < 0 || ageMs >= Number(staleTime)) return
  const read = z.safeDecode(getProfile.response, stored.docs as never)
  if (read.success) queryClient.setQueryData(queryKey, read.data, { updatedAt: stored.atMs })
}
