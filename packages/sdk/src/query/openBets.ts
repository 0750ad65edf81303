import { queryOptions } from '@tanstack/react-query'
import { listOpenBets } from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { openBetsAsked } from './queries.ts'
import { pageQueryOf } from './queryOf.ts'

/** More pages of open bets are not read: two thousand bets. */
const mostPages = 20

/** All open bets of the player as one page, newest first: what a market would bring is reckoned from them, and none may be missing. */
export const openBetsQuery = (client: OperatorClient) =>
  queryOptions({
    ...pageQueryOf(client, listOpenBets, openBetsAsked),
    queryFn: async ({ signal }) => {
      const first = await client.page(listOpenBets, openBetsAsked, { signal })
      const docs = [...first.docs]
      for (let page = 2; page <= Math.min(first.totalPages, mostPages); page += 1)
        docs.push(...(await client.page(listOpenBets, { ...openBetsAsked, page }, { signal })).docs)
      // One that was placed meanwhile pushed another over to the next page.
      return { ...first, docs: [...new Map(docs.map((bet) => [bet.id, bet])).values()] }
    },
  })
