import { memoryStorage, player } from '@kit/shell/testing'
import type { Bet, Order, User } from '@kit/sdk/contract'
import type { FlagOverrides } from '@kit/sdk/flags'
import { openBetsQuery, profileQuery } from '@kit/sdk/query'
import { QueryClient } from '@tanstack/react-query'
import { createBetting } from '../createBetting.ts'
import type { TappedPrice } from '../slip/model/slipMachine.ts'
import { slipOf } from '../slip/model/slipOf.ts'
import { bet, draft } from './bet.ts'
import { fakeSite } from './fakeSite.tsx'
import { market } from './market.ts'

const { stakeText: _stakeText, isQuick: _isQuick, ...tapped } = draft()

export interface LinesPageOptions {
  /** Storage of the tab; pass that of an earlier page to reload it. */
  storage?: ReturnType<typeof memoryStorage>
  user?: Partial<User>
  flags?: FlagOverrides
  openBets?: { docs: readonly Bet[]; totalPages: number }
}

/**
 * Creates a page whose slip supports multiple lines on the markets m0 to m11, and an operator that accepts every order.
 */
export function linesPage({
  storage = memoryStorage(),
  user = {},
  flags = {},
  openBets = { docs: [], totalPages: 1 },
}: LinesPageOptions = {}) {
  const orders: Order[] = []
  const requested: string[] = []
  const own = fakeSite({
    flags: { 'betting.slip.several': true, ...flags },
    onCall: (name, request) => {
      if (name !== 'placeBet') return undefined
      const order = request as Order
      orders.push(order)
      const placed = bet({
        ...order,
        id: order.key,
        key: order.key,
        event: { id: order.eventId, name: '' },
      })
      return Promise.resolve({
        bet: placed,
        book: { marketId: order.marketId, byRunner: [], exposure: 0n },
      })
    },
  })
  const site: typeof own = {
    ...own,
    tabStorage: storage,
    randomUUID: () => crypto.randomUUID(),
    request: (intent) => {
      requested.push(intent)
      return true
    },
  }
  const services = createBetting(site)
  const queries = new QueryClient()
  queries.setQueryData(profileQuery(site.operator.client).queryKey, { ...player, id: 'u1', ...user })
  queries.setQueryData(openBetsQuery(site.operator.client).queryKey, openBets as never)
  services.setPage({ queries, message: (id) => id })
  for (const index of Array.from({ length: 12 }).keys()) services.prices.seed(market({ id: `m${index}` }))
  services.prices.setStatus('live')
  const slip = slipOf(services)
  slip.followPlayer('u1')
  const lines = () => services.slip.getState().linesState?.lines ?? []
  return {
    services,
    site,
    slip,
    orders,
    requested,
    storage,
    lines,
    state: services.slip.getState,
    price: (index: number, facts: Partial<TappedPrice> = {}): TappedPrice => ({
      ...tapped,
      marketId: `m${index}`,
      ...facts,
    }),
    stakeAll: (stakeText: string) => slip.lineActions()?.dispatch({ type: 'stakeForAll', stakeText }),
    setStatus: (index: number, status: 'active' | 'suspended', seq: number) =>
      services.prices.seed(market({ id: `m${index}`, status, sequence: { epoch: 'a', seq } })),
  }
}
