import { listBetHistory } from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { pageQueryOf } from './queryOf.ts'

/** The bets that ended last. In a file of its own: no first screen asks it. */
export const betHistoryQuery = (client: OperatorClient) =>
  pageQueryOf(client, listBetHistory, { page: 1, limit: 25 })
