import { getQuickBets, getStakes } from '../contract/index.ts'
import type { OperatorClient } from '../operator.ts'
import { queryOf } from './queryOf.ts'

// Queries of the slip, loaded with it.

export const stakesQuery = (client: OperatorClient) => queryOf(client, getStakes, {})

export const quickBetsQuery = (client: OperatorClient) => queryOf(client, getQuickBets, {})
