'use client'
import type { PaymentRequest } from '@kit/sdk/contract'
import { invalidate } from '@kit/sdk/query'
import { PageFrame, Tabs, useMessage } from '@kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { RequestNews } from '../requests/RequestNews.tsx'
import { StatementList } from '../statement/StatementList.tsx'
import { useWalletSite } from '../walletContext.ts'
import { RequestDetails } from './RequestDetails.tsx'
import { RequestList } from './RequestList.tsx'
import { TransactionActions } from './TransactionActions.tsx'
import { TransactionFilters } from './TransactionFilters.tsx'
import * as styles from './transactions.css.ts'
import { familyOf } from './transactionsQuery.ts'
import {
  changeView,
  firstView,
  readView,
  resetView,
  storeView,
  todayOf,
  transactionTabs,
  type TransactionsView,
} from './transactionsView.ts'

const noChange = () => () => {}

/** Returns true in a browser; at build there is neither a clock nor storage. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )

/** Kept in tab storage, so that Back returns to the same list. */
function useView(isInBrowser: boolean) {
  const { tabStorage } = useWalletSite()
  const [kept, setView] = useState(() => readView(tabStorage))
  const view = isInBrowser ? kept : firstView
  const show = (next: TransactionsView) => {
    storeView(tabStorage, next)
    setView(next)
  }
  return [view, show] as const
}

/**
 * My Transactions: deposits, withdrawals and all movements of points in a range of days. Sources:
 * TXN-001 to TXN-008.
 */
export function TransactionsScreen() {
  const message = useMessage()
  const site = useWalletSite()
  const isInBrowser = useIsInBrowser()
  const [view, show] = useView(isInBrowser)
  const [detail, setDetail] = useState<PaymentRequest | null>(null)
  const queries = useQueryClient()
  const today = todayOf(site.now())
  // Source: Q-122.
  const reset = () => {
    invalidate(queries, [familyOf(view.tab)])
    show(resetView(view))
  }
  const change = (changed: Partial<TransactionsView>) => show(changeView(view, changed))
  return (
    <PageFrame title={message('wallet.transactions.title')}>
      <RequestNews />
      <Tabs.Root
        value={view.tab}
        onValueChange={(value: string) => {
          const tab = transactionTabs.find((known) => known === value)
          if (tab) change({ tab })
        }}
      >
        <Tabs.List aria-label={message('wallet.transactions.lists')}>
          {transactionTabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {message(`wallet.transactions.tab.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {transactionTabs.map((tab) => (
          <Tabs.Panel key={tab} value={tab}>
            <div className={styles.list}>
              <TransactionFilters view={view} today={isInBrowser ? today : null} onChange={change} />
              {tab === 'statement' ? (
                <StatementList view={view} today={today} onPage={(page) => change({ page })} />
              ) : (
                <RequestList
                  view={{ ...view, tab }}
                  today={today}
                  onPage={(page) => change({ page })}
                  onOpen={setDetail}
                />
              )}
              <TransactionActions view={view} today={today} onReset={reset} />
            </div>
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      <RequestDetails request={detail} tab={view.tab} onClose={() => setDetail(null)} />
    </PageFrame>
  )
}
