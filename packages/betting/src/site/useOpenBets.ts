'use client'
import type { Bet } from '@kit/sdk/contract'
import { openBetsQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useBettingSite } from './siteContext.ts'
import { useIsPlayer } from './useAccount.ts'

const noBets: readonly Bet[] = []

/**
 * Subscribes to the player's open bets and returns them, newest first; empty if no player is logged in. Source:
 * ROLE-011.
 */
export function useOpenBets(): readonly Bet[] {
  const { client } = useBettingSite().site.operator
  const isPlayer = useIsPlayer()
  const openBets = useQuery({ ...openBetsQuery(client), enabled: isPlayer })
  return isPlayer ? (openBets.data?.docs ?? noBets) : noBets
}
