import { listTransactions } from '@kit/sdk/contract'
import type { Database } from '../../database/schema.ts'
import { route, type Route } from '../../http/route.ts'
import { statementOf, type GameNameOf } from './statement.ts'

export interface TransactionServices {
  database: Database
  gameNameOf: GameNameOf
}

export const transactionRoutes = ({ database, gameNameOf }: TransactionServices): Route[] => [
  route(listTransactions, (asked, { login }) => statementOf(database, login.account.id, asked, gameNameOf)),
]
