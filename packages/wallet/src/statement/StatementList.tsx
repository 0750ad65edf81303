'use client'
import type { AccountTransaction, PaymentRequest } from '@kit/sdk/contract'
import { listDeposits, listWithdrawals } from '@kit/sdk/contract'
import {
  momentText,
  Money,
  SiteLink,
  Table,
  TransactionRow,
  useLocale,
  useMediaQuery,
  useMessage,
} from '@kit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListFrame } from '../transactions/ListFrame.tsx'
import { RequestDetails } from '../transactions/RequestDetails.tsx'
import { tableFrom } from '../transactions/RequestList.tsx'
import { statementQuery } from '../transactions/transactionsQuery.ts'
import * as styles from '../transactions/transactions.css.ts'
import type { TransactionsView } from '../transactions/transactionsView.ts'
import { useWalletSite } from '../walletContext.ts'
import { causeText } from './causeText.ts'

export interface StatementListProps {
  view: TransactionsView
  today: string
  onPage: (page: number) => void
}

type Opened = { request: PaymentRequest; tab: 'deposit' | 'withdraw' }

function useRequestOf() {
  const site = useWalletSite()
  const message = useMessage()
  const { client } = site.operator
  const [opened, setOpened] = useState<Opened | null>(null)
  async function open({ id, direction }: NonNullable<AccountTransaction['request']>) {
    const isDeposit = direction === 'deposit'
    try {
      const { docs } = await client.page(isDeposit ? listDeposits : listWithdrawals, {
        page: 1,
        limit: 1,
        search: id,
      })
      const request = docs.find((row) => row.id === id)
      if (request) setOpened({ request, tab: isDeposit ? 'deposit' : 'withdraw' })
    } catch (error) {
      site.onError(error, 'request of a statement')
      site.toast(message('wallet.transactions.failed'), 'danger')
    }
  }
  return { opened, open, close: () => setOpened(null) }
}

/** Each movement links to its cause. */
export function StatementList({ view, today, onPage }: StatementListProps) {
  const { client } = useWalletSite().operator
  const hasRoom = useMediaQuery(tableFrom)
  const query = useQuery({ ...statementQuery(client, view, today), placeholderData: keepPreviousData })
  const { opened, open, close } = useRequestOf()
  return (
    <>
      <ListFrame query={query} onPage={onPage}>
        {(rows) => (hasRoom ? <Lines rows={rows} onOpen={open} /> : <LineCards rows={rows} onOpen={open} />)}
      </ListFrame>
      <RequestDetails request={opened?.request ?? null} tab={opened?.tab ?? 'deposit'} onClose={close} />
    </>
  )
}

interface LinesProps {
  rows: readonly AccountTransaction[]
  onOpen: (request: NonNullable<AccountTransaction['request']>) => Promise<void>
}

/**
 * The cause of a line: a button to its request, a link to its event or its game, or its name alone.
 */
function Cause({ line, onOpen }: { line: AccountTransaction; onOpen: LinesProps['onOpen'] }) {
  const message = useMessage()
  const site = useWalletSite()
  const text = causeText(line, message)
  const { request, market, casino } = line
  if (request)
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.open}
        onClick={() => void onOpen(request)}
      >
        {text}
      </button>
    )
  const to = market ? `/events/${encodeURIComponent(market.event.id)}` : '/open-bets'
  const isServed = market ? site.hasPage('/events') : casino !== null && site.hasPage(to)
  return isServed ? (
    <SiteLink to={to} className={styles.open}>
      {text}
    </SiteLink>
  ) : (
    <span>{text}</span>
  )
}

function Lines({ rows, onOpen }: LinesProps) {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Table.Root caption={message('wallet.transactions.tab.statement')} hideCaption>
      <Table.Head>
        <Table.Row>
          <Table.Header>{message('wallet.transactions.what')}</Table.Header>
          <Table.Header>{message('wallet.transactions.remarks')}</Table.Header>
          <Table.Header>{message('wallet.transactions.moment')}</Table.Header>
          <Table.Header numeric>{message('wallet.transactions.amount')}</Table.Header>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {rows.map((line) => (
          <Table.Row key={line.id}>
            <Table.RowHeader>
              <Cause line={line} onOpen={onOpen} />
            </Table.RowHeader>
            <Table.Cell>{line.remarks || '-'}</Table.Cell>
            <Table.Cell>
              <bdi>{momentText(line.createdAt, locale)}</bdi>
            </Table.Cell>
            <Table.Cell numeric>
              <Money minor={line.amount} kind="result" />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

function LineCards({ rows, onOpen }: LinesProps) {
  const message = useMessage()
  const locale = useLocale()
  return (
    <ul className={styles.cards} aria-label={message('wallet.transactions.tab.statement')}>
      {rows.map((line) => (
        <TransactionRow
          key={line.id}
          title={<Cause line={line} onOpen={onOpen} />}
          end={<Money minor={line.amount} kind="result" />}
          text={line.remarks === '' || line.remarks === causeText(line, message) ? '' : line.remarks}
          moment={momentText(line.createdAt, locale)}
        />
      ))}
    </ul>
  )
}
