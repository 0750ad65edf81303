'use client'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Balance } from '../contract/user.ts'
import { pointsQuery } from '../query/queries.ts'
import { useOperator } from './operatorContext.ts'
import { useIsHydrated } from './useIsHydrated.ts'

/** The points of the player who is logged in, without any looks. */
export interface BalanceModel {
  /** Minor units: hundredths of a point. Undefined for visitors, until it is read, and where it never came. */
  balance: Balance | undefined
  /** `old`: it could not be read again, and is as it was at `asOfMs`. `unknown`: it could not be read at all. */
  state: 'none' | 'loading' | 'current' | 'old' | 'unknown'
  /** Time when it was read, ms since the epoch. */
  asOfMs: number | undefined
}

/** The balance of the player: read again every so often, after each bet and payment, and when the operator says so. */
export function useBalance(): BalanceModel {
  const { session, client } = useOperator()
  const isLoggedIn = useSyncExternalStore(session.subscribe, session.get, session.get) !== null
  const isTakenOver = useIsHydrated()
  const { data, isError, dataUpdatedAt } = useQuery({ ...pointsQuery(client), enabled: isLoggedIn })
  if (!isLoggedIn) return { balance: undefined, state: 'none', asOfMs: undefined }
  if (!isTakenOver || !data)
    return { balance: undefined, state: isTakenOver && isError ? 'unknown' : 'loading', asOfMs: undefined }
  return { balance: data, state: isError ? 'old' : 'current', asOfMs: dataUpdatedAt }
}
