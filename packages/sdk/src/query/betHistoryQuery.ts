import { listBetHistory } from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { pageQueryOf } from './queryOf.ts'

/** The last settled bets. A file of its own because no first screen reads them. */
export const betHistoryQuery = (client: OperatorClient) =>
  pageQueryOf(client, listBetHistory, { page: 1, limit: 25 })
