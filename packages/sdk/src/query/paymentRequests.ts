import { listDeposits, listWithdrawals } from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { pageQueryOf } from './queryOf.ts'

/** Rows per page of a player's own deposits or withdrawals (WDR-020). */
export const requestPageSize = 5

export const depositsQuery = (client: OperatorClient, page = 1) =>
  pageQueryOf(client, listDeposits, { page, limit: requestPageSize, search: '' })

export const withdrawalsQuery = (client: OperatorClient, page = 1) =>
  pageQueryOf(client, listWithdrawals, { page, limit: requestPageSize, search: '' })
