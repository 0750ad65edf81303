'use client'
import type { Bet } from '@kit/sdk/contract'
import { openBetsQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useBettingSite } from './siteContext.ts'
import { useIsLoggedIn } from './useAccount.ts'

const noBets: readonly Bet[] = []

/** The open bets of the player, newest first; none while nobody is logged in. */
export function useOpenBets(): readonly Bet[] {
  const { client } = useBettingSite().site.operator
  const isLoggedIn = useIsLoggedIn()
  const openBets = useQuery({ ...openBetsQuery(client), enabled: isLoggedIn })
  return isLoggedIn ? (openBets.data?.docs ?? noBets) : noBets
}
