import { queryOptions } from '@tanstack/react-query'
import { listOpenBets } from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { openBetsRequest } from './queries.ts'
import { pageQueryOf } from './queryOf.ts'

/** Limits the read to two thousand open bets. */
const maxPages = 20

/**
 * All open bets of the player as one page, newest first: a market's exposure is calculated from them, so none may be
 * missing.
 */
export const openBetsQuery = (client: OperatorClient) =>
  queryOptions({
    ...pageQueryOf(client, listOpenBets, openBetsRequest),
    queryFn: async ({ signal }) => {
      const first = await client.page(listOpenBets, openBetsRequest, { signal })
      const docs = [...first.docs]
      for (let page = 2; page <= Math.min(first.totalPages, maxPages); page += 1)
        docs.push(...(await client.page(listOpenBets, { ...openBetsRequest, page }, { signal })).docs)
      // A bet placed between two reads shifts another to the next page, which then returns it twice.
      return { ...first, docs: [...new Map(docs.map((bet) => [bet.id, bet])).values()] }
    },
  })
