import type { Feature } from '@kit/shell/feature'
import { Icon } from '@kit/ui'
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { createDepositServices, DepositContext } from './deposit/depositContext.ts'
import type { OwnDepositMethod } from './deposit/ownMethod.ts'
import { anyOpen } from './request/anyOpen.ts'
import { messages } from './messages.ts'
import { WalletContext } from './walletContext.ts'
import { createWithdrawServices, WithdrawContext } from './withdraw/withdrawContext.ts'

export type { WalletWord } from './allMessages.ts'
export type { DepositScreenProps, OwnDepositAttempt, OwnDepositMethod } from './deposit/ownMethod.ts'

const WalletOverlays = lazy(() => import('./WalletOverlays.tsx'))

export interface WalletOptions {
  /**
   * Hosts of the card provider's pages, in addition to the site's own origin: https only. Default:
   * none.
   */
  paymentHosts?: readonly string[]
  /**
   * The site's own screens for payment methods. The first whose `isFor` accepts a method serves it.
   * Default: none.
   */
  depositMethods?: readonly OwnDepositMethod[]
}

/** Wallet feature: deposits, withdrawals, payout accounts, transactions and bonuses. */
export function wallet({ paymentHosts = [], depositMethods = [] }: WalletOptions = {}): Feature {
  return {
    name: 'wallet',
    messages,
    corrected: async () => (await import('./correctedMessages.ts')).correctedMessages,
    pageFacts: async () => (await import('./pageFacts.ts')).pageFacts,
    setup(site) {
      const deposit = createDepositServices(paymentHosts, depositMethods)
      const withdraw = createWithdrawServices()
      const { session } = site.operator
      const isLoggedIn = () => session.get() !== null
      return {
        routes: [
          {
            path: '/deposit',
            load: () => import('./deposit/DepositPage.tsx'),
            audience: 'loggedIn',
            backTo: '/',
          },
          {
            path: '/withdraw',
            load: () => import('./withdraw/WithdrawPage.tsx'),
            audience: 'loggedIn',
            backTo: '/',
          },
          {
            path: '/transaction',
            load: () => import('./transactions/TransactionsPage.tsx'),
            audience: 'loggedIn',
          },
          {
            path: '/awaiting-bonus',
            load: () => import('./bonuses/BonusesPage.tsx'),
            audience: 'loggedIn',
          },
        ],
        accountMenu: [
          {
            id: 'transactions',
            order: 22,
            labelId: 'wallet.transactions.title',
            icon: <Icon name="list" />,
            to: '/transaction',
          },
          {
            id: 'bonuses',
            order: 24,
            labelId: 'wallet.bonuses.title',
            icon: <Icon name="favourite" />,
            to: '/awaiting-bonus',
          },
        ],
        intents: {
          deposit: (data) => {
            if (session.get()) deposit.sheet.setState(data, true)
            else site.request('login', { returnTo: '/deposit' })
          },
          withdraw: (data) => {
            if (session.get()) withdraw.sheet.setState(data, true)
            else site.request('login', { returnTo: '/withdraw' })
          },
        },
        isAsking: anyOpen(deposit.sheet, withdraw.sheet),
        isBusy: anyOpen(deposit.isSending, withdraw.isSending),
        overlays: [
          function Overlays() {
            return (
              useSyncExternalStore(session.subscribe, isLoggedIn, () => false) && (
                <Suspense fallback={null}>
                  <WalletOverlays />
                </Suspense>
              )
            )
          },
        ],
        warm() {
          // Visitors cannot deposit. A chunk that fails to load here is loaded again when it is
          // needed.
          if (isLoggedIn()) import('./loadSheets.ts').then(({ loadSheets }) => loadSheets()).catch(() => {})
        },
        provider: ({ children }: { children: ReactNode }) => (
          <WalletContext value={site}>
            <DepositContext value={deposit}>
              <WithdrawContext value={withdraw}>{children}</WithdrawContext>
            </DepositContext>
          </WalletContext>
        ),
      }
    },
  }
}
