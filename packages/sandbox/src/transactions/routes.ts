import { listTransactions } from '@kit/sdk/contract'
import type { Database } from '../database/schema.ts'
import { route, type Route } from '../http/route.ts'
import { statementOf } from './statement.ts'

export const transactionRoutes = ({ database }: { database: Database }): Route[] => [
  route(listTransactions, (asked, { login }) => statementOf(database, login.account.id, asked)),
]
