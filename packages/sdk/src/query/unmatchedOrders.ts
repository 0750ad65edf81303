import { listUnmatchedOrders } from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { queryOf } from './queryOf.ts'

/** All orders of the player that wait for their price, newest first: the list and the ladders share the answer. */
export const unmatchedOrdersQuery = (client: OperatorClient) => queryOf(client, listUnmatchedOrders, {})
