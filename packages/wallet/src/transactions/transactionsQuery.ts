import type { OperatorClient } from '@kit/sdk'
import { listDeposits, listTransactions, listWithdrawals, type Family } from '@kit/sdk/contract'
import { pageQueryOf } from '@kit/sdk/query'
import { momentsOf } from '@kit/ui'
import { shownDays, type TransactionsView } from './transactionsView.ts'

/** Rows per page: the default of reports. */
const rowsOfPage = 25

type Asked = Pick<TransactionsView, 'days' | 'page'> & { today: string; limit?: number }

const pageOf = ({ days, page, today, limit = rowsOfPage }: Asked) => ({
  page,
  limit,
  ...momentsOf(shownDays({ days }, today)),
})

/**
 * Returns the parameters of a page of requests; without `status` all states are listed. Sources:
 * TXN-025, TXN-026.
 */
export const requestsAsked = ({ status, ...asked }: Asked & Pick<TransactionsView, 'status'>) => ({
  ...pageOf(asked),
  search: '',
  ...(status !== 'all' && { status }),
})

export const statementAsked = ({
  movement,
  cause,
  ...asked
}: Asked & Pick<TransactionsView, 'movement' | 'cause'>) => ({
  ...pageOf(asked),
  ...(cause !== 'all' && { trxType: cause }),
  ...(movement !== 'all' && { transactionType: movement }),
})

export const listOf = (tab: 'deposit' | 'withdraw') => (tab === 'deposit' ? listDeposits : listWithdrawals)

export const familyOf = (tab: TransactionsView['tab']): Family =>
  ({ deposit: 'deposits', withdraw: 'withdrawals', statement: 'transactions' })[tab] as Family

export const requestsQuery = (
  client: OperatorClient,
  view: TransactionsView & { tab: 'deposit' | 'withdraw' },
  today: string,
) =>
  pageQueryOf(
    client,
    listOf(view.tab),
    requestsAsked({ status: view.status, days: view.days, page: view.page, today }),
  )

export const statementQuery = (client: OperatorClient, view: TransactionsView, today: string) =>
  pageQueryOf(
    client,
    listTransactions,
    statementAsked({
      movement: view.movement,
      cause: view.cause,
      days: view.days,
      page: view.page,
      today,
    }),
  )
