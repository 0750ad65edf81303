'use client'
import type { PaymentRequest } from '@kit/sdk/contract'
import { momentText, Money, Table, TransactionRow, useLocale, useMediaQuery, useMessage } from '@kit/ui'
import { useQuery } from '@tanstack/react-query'
import { shortDetail } from '../accounts/accountFields.ts'
import { StateTag } from '../requests/StateTag.tsx'
import { useWalletSite } from '../walletContext.ts'
import { ListFrame } from './ListFrame.tsx'
import { requestsQuery } from './transactionsQuery.ts'
import * as styles from './transactions.css.ts'
import type { TransactionsView } from './transactionsView.ts'

export const tableFrom = '(min-width: 720px)'

export interface RequestListProps {
  view: TransactionsView & { tab: 'deposit' | 'withdraw' }
  today: string
  onPage: (page: number) => void
  onOpen: (request: PaymentRequest) => void
}

/** Requests, newest first. Sources: TXN-004, TXN-025. */
export function RequestList({ view, today, onPage, onOpen }: RequestListProps) {
  const { client } = useWalletSite().operator
  const hasRoom = useMediaQuery(tableFrom)
  const query = useQuery({
    ...requestsQuery(client, view, today),
    meta: { tab: view.tab },
    // The rows of the other tab are not reused.
    placeholderData: (before, last) => (last?.meta?.['tab'] === view.tab ? before : undefined),
  })
  return (
    <ListFrame query={query} onPage={onPage}>
      {(rows) =>
        hasRoom ? (
          <RequestTable rows={rows} tab={view.tab} onOpen={onOpen} />
        ) : (
          <RequestCards rows={rows} tab={view.tab} onOpen={onOpen} />
        )
      }
    </ListFrame>
  )
}

interface RowsProps {
  rows: readonly PaymentRequest[]
  tab: 'deposit' | 'withdraw'
  onOpen: (request: PaymentRequest) => void
}

function OpenButton({
  request,
  isCard = false,
  onOpen,
}: { request: PaymentRequest; isCard?: boolean } & Pick<RowsProps, 'onOpen'>) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={isCard ? undefined : styles.open}
      onClick={() => onOpen(request)}
    >
      <Money minor={request.amount} />
    </button>
  )
}

/** A dash without remarks. Source: TXN-016. */
const remarksOf = ({ remarks }: PaymentRequest): string => (remarks === '' ? '-' : remarks)

function RequestCards({ rows, tab, onOpen }: RowsProps) {
  const message = useMessage()
  const locale = useLocale()
  return (
    <ul className={styles.cards} aria-label={message(`wallet.transactions.tab.${tab}`)}>
      {rows.map((request) => (
        <TransactionRow
          key={request.id}
          data-request-state={request.state}
          title={<OpenButton request={request} isCard onOpen={onOpen} />}
          end={<StateTag state={request.state} />}
          text={
            <>
              {request.paymentType} ·{' '}
              {tab === 'withdraw'
                ? shortDetail(request.account.details)
                : request.utr || message('wallet.transactions.noUtr')}
            </>
          }
          moment={momentText(request.createdAt, locale)}
        />
      ))}
    </ul>
  )
}

function RequestTable({ rows, tab, onOpen }: RowsProps) {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Table.Root caption={message(`wallet.transactions.tab.${tab}`)} hideCaption>
      <Table.Head>
        <Table.Row>
          <Table.Header>{message('wallet.transactions.amount')}</Table.Header>
          <Table.Header>{message('wallet.transactions.type')}</Table.Header>
          {tab === 'deposit' && <Table.Header>{message('wallet.transactions.utr')}</Table.Header>}
          <Table.Header>{message('wallet.transactions.remarks')}</Table.Header>
          <Table.Header>{message('wallet.transactions.moment')}</Table.Header>
          <Table.Header>{message('wallet.transactions.status')}</Table.Header>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {rows.map((request) => (
          <Table.Row key={request.id} data-request-state={request.state}>
            <Table.RowHeader>
              <OpenButton request={request} onOpen={onOpen} />
            </Table.RowHeader>
            <Table.Cell>{request.paymentType}</Table.Cell>
            {tab === 'deposit' && (
              <Table.Cell>{request.utr || message('wallet.transactions.noUtr')}</Table.Cell>
            )}
            <Table.Cell>{remarksOf(request)}</Table.Cell>
            <Table.Cell>
              <bdi>{momentText(request.createdAt, locale)}</bdi>
            </Table.Cell>
            <Table.Cell>
              <StateTag state={request.state} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
