'use client'
import type { UnmatchedOrder } from '@kit/sdk/contract'
import { unmatchedOrdersQuery } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OwnAtPrice } from '../../market/Ladder/ladderPainter.ts'
import { useIsPlayer } from '../../site/useAccount.ts'
import { useOffers } from '../../site/useOffers.ts'
import { useBetting } from '../model/bettingContext.ts'

/** Returns the unmatched rest of a runner's orders by side and price. Orders at the same price are merged. */
export function ownAtPrices(orders: readonly UnmatchedOrder[]): OwnAtPrice[] {
  const own = new Map<string, OwnAtPrice>()
  for (const { id, side, odds, stake, matched } of orders) {
    const at = `${side} ${odds}`
    const { left, ids } = own.get(at) ?? { left: 0n, ids: [] }
    own.set(at, { side, odds, left: left + stake - matched, ids: [...ids, id] })
  }
  return [...own.values()]
}

const none: readonly UnmatchedOrder[] = []

export function useOwnOrders(marketId: string, runnerId: string): OwnAtPrice[] {
  const { site } = useBetting()
  const takesOrders = useOffers('unmatched')
  const isPlayer = useIsPlayer()
  const { data = none } = useQuery({
    ...unmatchedOrdersQuery(site.operator.client),
    enabled: isPlayer && takesOrders,
  })
  return useMemo(
    () => ownAtPrices(data.filter((one) => one.marketId === marketId && one.runnerId === runnerId)),
    [data, marketId, runnerId],
  )
}
