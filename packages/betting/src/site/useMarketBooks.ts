'use client'
import { listMarketBooks, type MarketBook } from '@kit/sdk/contract'
import { queryOf } from '@kit/sdk/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { BookOfKind } from '@kit/rules'
import { useBettingSite } from './siteContext.ts'
import { useIsPlayer } from './useAccount.ts'

const noBooks: readonly MarketBook[] = []

/**
 * Subscribes to the operator's books of the markets with open bets and returns them; empty if no player is logged in.
 * These figures are shown. Source: Q-013.
 */
export function useMarketBooks(): readonly MarketBook[] {
  const { client } = useBettingSite().site.operator
  const isPlayer = useIsPlayer()
  const { data } = useQuery({ ...queryOf(client, listMarketBooks, {}), enabled: isPlayer })
  return isPlayer ? (data ?? noBooks) : noBooks
}

export const bookOfOperator = ({ byRunner, exposure, sessionBook }: MarketBook): BookOfKind => ({
  byRunner: new Map(byRunner.map(({ runnerId, amount }) => [runnerId, amount])),
  exposure,
  ...(sessionBook && { byRun: [...sessionBook] }),
})

/** Open bets and books are read separately, so they may differ for this time, in ms. */
const maySettleMs = 5_000

const differences = (own: BookOfKind, operators: BookOfKind): string[] =>
  [...new Set([...own.byRunner.keys(), ...operators.byRunner.keys()])].filter(
    (id) => (own.byRunner.get(id) ?? 0n) !== (operators.byRunner.get(id) ?? 0n),
  )

/** Reports an error if a book of the operator differs from the sum of the open bets for some time. Source: Q-013. */
export function useBookCheck(
  marketId: string,
  own: BookOfKind | undefined,
  operators: BookOfKind | undefined,
): void {
  const { site } = useBettingSite()
  const differing = own && operators ? differences(own, operators).join(', ') : ''
  useEffect(() => {
    if (differing === '') return undefined
    const timer = setTimeout(
      () =>
        site.onError(
          new Error(
            `The operator's book of market ${marketId} is not the sum of the open bets on runners ${differing}. Its figures are shown; check how it adds bets up.`,
          ),
          'betting: market book',
        ),
      maySettleMs,
    )
    return () => clearTimeout(timer)
  }, [site, marketId, differing])
}
